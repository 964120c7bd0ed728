import { expect, test } from 'vitest';
import { matching } from './search';

const section = (id: string, html: string) => ({ id, title: '', printed: '', html });
const chapters = [
  {
    title: 'Movement',
    html: '',
    sections: [section('move.1', '<p>A troop <b>walks</b>.</p>'), section('move.2', 'Walls stop it.')],
  },
  { title: 'Battle', html: '', sections: [section('battle.1', 'Cards are laid.')] },
];

test('every word has to be there, tags do not count', () => {
  expect(matching(chapters, 'troop walks').map((one) => one.sections.map((s) => s.id))).toEqual([['move.1']]);
  expect(matching(chapters, 'MOVE.2')[0]?.sections[0]?.id).toBe('move.2');
  expect(matching(chapters, 'b')).toHaveLength(1);
  expect(matching(chapters, 'camel')).toEqual([]);
  expect(matching(chapters, ' ')).toHaveLength(2);
});
