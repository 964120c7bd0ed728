import type { AnkhTable } from '../../core/wire';
import type { Game } from '../game';
import Board from './Board.svelte';
import Clash from './Clash.svelte';
import Gods from './Gods.svelte';
import Guardians from './Guardians.svelte';
import { faceOf, sideOf } from './gods';
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
  panels: [
    {
      id: 'gods',
      word: 'ankh-panel-gods',
      icon: 'i-ankh',
      place: 'side',
      component: Gods,
      when: (sight) => sight.scene.table.stage === 'gods',
    },
    { id: 'turn', word: 'ankh-panel-turn', icon: 'a-summon', place: 'side', component: Turn },
    {
      id: 'guardians',
      word: 'ankh-panel-guardians',
      icon: 't-guardian',
      place: 'side',
      component: Guardians,
      when: (sight) => sight.scene.table.guardians.length > 0,
    },
  ],
  clash: ({ table: { conflict } }) => (conflict?.battle ? `${conflict.number}.${conflict.token}` : null),
  Clash,
  Piece,
};

export default ankh;
