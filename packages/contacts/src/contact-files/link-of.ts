import { webAddress } from '@keepmark/contracts';

/** A value that may be a contact's link, and the line of notes that keeps it otherwise. */
export interface LinkCandidate {
  readonly value: string;
  readonly line: string;
}

const isLinkedIn = (value: string): boolean => /linkedin\.com\//i.test(value);

/**
 * A contact's link among those in a file, and the lines of notes that keep the others. A LinkedIn profile is preferred.
 */
export function linkOf(candidates: readonly LinkCandidate[]): { readonly url: string; readonly lines: string[] } {
  const links = candidates.filter(({ value }) => value.length <= 2000 && Boolean(webAddress(value)));
  const chosen = links.find(({ value }) => isLinkedIn(value)) ?? links[0];
  const url = chosen ? (webAddress(chosen.value) ?? '') : '';
  const others = candidates.filter(({ value }) => value.trim() !== '' && (url === '' || webAddress(value) !== url));
  return { url, lines: [...new Set(others.map(({ line }) => line))] };
}
