import { agoText, dayOf, daysAgo } from '@keepmark/ui/words';
import type { Job } from '../job-table';

/** The first letters of a company's first two words, in capitals; empty without a name. */
export function monogramOf(companyName: string): string {
  const words = companyName.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join('');
}

/** How long ago someone applied, or saved the job: "3 days ago". */
export const ageText = ({ dateApplied, dateAdded }: Pick<Job, 'dateApplied' | 'dateAdded'>, now: Date): string =>
  agoText(daysAgo(dateApplied || dayOf(dateAdded), now));

/** A salary short enough for a card: "$82k–$107k a year". Amounts that aren't whole thousands stay. */
export const shortSalary = (salary: string): string => salary.replaceAll(/(?<!,\d\d)(\d),000(?![\d,.])/g, '$1k');
