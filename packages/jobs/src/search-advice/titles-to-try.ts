import type { RelatedOccupation, TitledOccupation } from '@keepmark/contracts';
import { searchTerm } from '@keepmark/postings/search-term';

/** A job title to search for, and why. */
export interface TitleToTry {
  readonly title: string;
  readonly reason: string;
}

const maxTitles = 12;
const plain = (title: string): string => title.trim().toLowerCase();

/**
 * Titles to search for besides the person's own: what its occupation is called, its other names, then occupations that
 * are like it.
 */
export function titlesToTry(
  own: string,
  occupations: readonly TitledOccupation[],
  related: readonly RelatedOccupation[],
): TitleToTry[] {
  const found = new Map<string, TitleToTry>();
  const add = (title: string, reason: string): void => {
    const key = plain(title);
    if (key !== '' && key !== plain(own) && !found.has(key)) found.set(key, { title, reason });
  };
  for (const { title, matchingTitles } of occupations.slice(0, 3)) {
    add(searchTerm(title), 'Name of the occupation');
    for (const other of matchingTitles) add(other, `Also called ${searchTerm(title)}`);
  }
  for (const { title, tier } of related) {
    // "Computer Occupations, All Other" is no title that anybody posts.
    if (title.endsWith('Occupations, All Other')) continue;
    add(searchTerm(title), tier === 'closest' ? 'Very similar work' : 'Similar work');
  }
  return [...found.values()].slice(0, maxTitles);
}
