import type { RulesChapter } from './wire';

/** The chapters and sections that hold every word sought, in their title, their number or their text. */
export function matching(chapters: readonly RulesChapter[], sought: string): RulesChapter[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  const holds = (text: string) => {
    const plain = text.replace(/<[^>]*>/g, ' ').toLowerCase();
    return words.every((word) => plain.includes(word));
  };
  return chapters
    .map((chapter) => ({
      ...chapter,
      html: holds(`${chapter.title} ${chapter.html}`) ? chapter.html : '',
      sections: chapter.sections.filter((one) =>
        holds(`${one.id} ${one.title} ${chapter.title} ${one.html}`),
      ),
    }))
    .filter((chapter) => chapter.sections.length > 0 || chapter.html !== '');
}
