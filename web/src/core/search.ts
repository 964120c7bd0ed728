import type { RulesChapter } from './wire';

/** The chapters and sections that hold every word sought, in their title, their number or their text. */
export function matching(chapters: readonly RulesChapter[], sought: string): RulesChapter[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter((section) => {
        const text =
          `${section.id} ${section.title} ${chapter.title} ${section.html.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.sections.length > 0);
}
