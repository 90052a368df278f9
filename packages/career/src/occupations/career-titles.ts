import type { TitledOccupation } from '@keepmark/contracts';
import type { ResumeDocument } from '@keepmark/resume-document';

const plain = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The maximum number of titles to suggest from a résumé. */
const maxSuggested = 6;

/** The titles on a résumé, newest first and without duplicates: its headline, then its jobs. */
export function resumeTitles(document: ResumeDocument | undefined): string[] {
  if (!document) return [];
  const jobs = document.sections.flatMap((section) =>
    section.kind === 'experience' && !section.isHidden
      ? section.entries.filter(({ isHidden }) => !isHidden).map(({ title }) => title)
      : [],
  );
  const titles = new Map<string, string>();
  // A headline such as "Nurse | Teacher | Mother of three" isn't a title.
  const isTitle = (text: string) => text.length <= 60 && !/[|•·]/.test(text);
  for (const title of [document.headline, ...jobs].map((text) => text.trim())) {
    if (title !== '' && isTitle(title) && !titles.has(plain(title))) titles.set(plain(title), title);
  }
  return [...titles.values()].slice(0, maxSuggested);
}

/** The occupation with exactly this title or alternate title; undefined if none or several have it. */
export function exactOccupation(title: string, found: readonly TitledOccupation[]): TitledOccupation | undefined {
  const wanted = plain(title);
  const own = found.find((one) => plain(one.title) === wanted);
  if (own) return own;
  const others = found.filter(({ matchingTitles }) => matchingTitles.some((one) => plain(one) === wanted));
  return others.length === 1 ? others[0] : undefined;
}

/** An occupation code without the ending of O*NET's base occupations: "15-1252.00" is "15-1252". */
export const plainCode = (code: string): string => code.replace(/\.00$/, '');
