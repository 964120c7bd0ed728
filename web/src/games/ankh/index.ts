import type { AnkhTable } from '../../core/wire';
import type { Game } from '../game';
import Blank from './Blank.svelte';

const ankh: Game<AnkhTable> = {
  id: 'ankh',
  sprite: '',
  face: (seat) => ({ name: String(seat), emblem: 'unit', colour: '#38343F', pattern: '' }),
  standing: () => ({ points: 0, icon: 'eye', small: { icon: 'ankh', value: 0 } }),
  order: (scene) => scene.table.seats.map((seat) => seat.seat),
  active: (scene) => scene.table.active,
  Board: Blank,
  Progress: Blank,
  Seat: Blank,
  panels: [],
  clash: () => null,
  Clash: Blank,
  Piece: Blank as never,
};

export default ankh;
