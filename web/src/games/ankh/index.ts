import type { AnkhTable } from '../../core/wire';
import type { Game } from '../game';
import Board from './Board.svelte';
import Clash from './Clash.svelte';
import { clashOf } from './fighters';
import Gods from './Gods.svelte';
import { faceOf, ownSide, sideOf } from './gods';
import Happenings from './Happenings.svelte';
import { narrow } from './narrow';
import OwnCards from './OwnCards.svelte';
import OwnPowers from './OwnPowers.svelte';
import Piece from './Piece.svelte';
import Progress from './Progress.svelte';
import Seat from './Seat.svelte';
import sprite from './symbols.svg?raw';
import Turn from './Turn.svelte';

const ankh: Game<AnkhTable> = {
  id: 'ankh',
  sprite,
  face: (seat, scene) => faceOf(scene?.table, seat),
  standing: (scene, seat) => {
    const side = sideOf(scene.table, seat);
    return {
      points: side?.devotion ?? 0,
      icon: 'i-devotion',
      small: { icon: 'i-follower', value: side?.followers ?? 0 },
    };
  },
  order: (scene) => scene.table.seats.map((seat) => seat.seat),
  active: (scene) => scene.table.seat,
  Board,
  Progress,
  Seat,
  columns: { seats: '292px', side: '316px' },
  panels: [
    {
      id: 'gods',
      word: 'ankh-panel-gods',
      icon: 'i-ankh',
      place: 'side',
      targets: ['god'],
      component: Gods,
      when: (sight) => sight.scene.table.stage === 'gods',
    },
    {
      id: 'turn',
      word: 'ankh-panel-turn',
      icon: 'a-summon',
      place: 'side',
      targets: ['action'],
      component: Turn,
    },
    {
      id: 'events',
      word: 'ankh-panel-events',
      icon: 'e-conflict',
      place: 'side',
      component: Happenings,
      when: narrow,
    },
    // Where all seats are in sight, so are the own powers and cards.
    {
      id: 'powers',
      word: 'ankh-panel-powers',
      icon: 'i-ankh',
      place: 'side',
      targets: ['power'],
      component: OwnPowers,
      when: (sight) => narrow() && ownSide(sight) !== null,
    },
    {
      id: 'cards',
      word: 'ankh-panel-cards',
      icon: 't-card',
      place: 'side',
      targets: ['card'],
      component: OwnCards,
      when: (sight) => narrow() && ownSide(sight) !== null,
    },
  ],
  clash: ({ table }) => clashOf(table),
  Clash,
  Piece,
};

export default ankh;
