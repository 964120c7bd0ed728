import type { KemetTable } from '../../core/wire';
import type { Game } from '../game';
import Actions from './Actions.svelte';
import Amon from './Amon.svelte';
import { before } from './amon';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import { ownersOf } from './battle';
import { fetchBoard } from './boards.svelte';
import { faceOf, PATTERNS } from './faces';
import Hand from './Hand.svelte';
import Market from './Market.svelte';
import Piece from './Piece.svelte';
import Progress from './Progress.svelte';
import Seat from './Seat.svelte';
import Verdict from './Verdict.svelte';

const kemet: Game<KemetTable> = {
  id: 'kemet',
  sprite: PATTERNS,
  face: (seat, scene) => faceOf(seat, scene?.table),
  standing: ({ table }, seat) => ({
    points: table.seats[seat]?.points.total ?? 0,
    icon: 'eye',
    small: { icon: 'ankh', value: table.seats[seat]?.prayer ?? 0 },
  }),
  teams: ({ table }) => (table.teams ?? []).map((team) => ({ ...team, goal: table.goal })),
  order: ({ table }) => table.seats.map((seat) => seat.seat),
  active: ({ table }) => table.active,
  load: ({ table }) => fetchBoard(table),
  Board,
  Progress,
  Seat,
  panels: [
    {
      id: 'actions',
      word: 'kemet-actions',
      icon: 'pyramid-3',
      place: 'tray',
      width: '262px',
      component: Actions,
    },
    {
      id: 'hand',
      word: 'kemet-hand',
      icon: 'di',
      place: 'tray',
      bare: true,
      targets: ['card', 'battle'],
      component: Hand,
    },
    {
      id: 'amon',
      word: 'kemet-amon',
      icon: 'sun',
      place: 'seats',
      when: ({ scene }) => Boolean(scene.table.amon),
      component: Amon,
    },
    {
      id: 'market',
      word: 'kemet-market',
      tab: 'kemet-tiles',
      icon: 'buy',
      place: 'side',
      targets: ['tile', 'colour'],
      component: Market,
    },
  ],
  before,
  clash: ({ table: { fight, round } }) =>
    fight && {
      id: `${round}:${fight.at}:${fight.attacker.seat}:${fight.defender.seat}`,
      told: fight.attacker.card !== null && fight.defender.card !== null,
      seats: [fight.attacker, fight.defender].flatMap(ownersOf),
      word: 'kemet-fight-at',
      args: { zone: fight.at },
    },
  Clash: Battle,
  Piece,
  Verdict,
};

export default kemet;
