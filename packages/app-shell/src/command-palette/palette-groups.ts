import { searchText, searchWords } from '@keepmark/contracts';
import type { SpotlightActionGroupData } from '@mantine/spotlight';

/** The screens and actions whose name has every word of the query. Empty groups are left out. */
export function matchingGroups(groups: readonly SpotlightActionGroupData[], query: string): SpotlightActionGroupData[] {
  const words = searchWords(query);
  const matches = ({ label = '' }: { label?: string }) => words.every((word) => searchText(label).includes(word));
  return groups
    .map(({ group, actions }) => ({ group, actions: actions.filter(matches) }))
    .filter(({ actions }) => actions.length > 0);
}

/** Puts what was saved first, unless the query starts the name of a screen or an action. */
export function orderedGroups(
  matching: readonly SpotlightActionGroupData[],
  saved: readonly SpotlightActionGroupData[],
  query: string,
): SpotlightActionGroupData[] {
  const typed = searchText(query.trim());
  const isName = matching.some(({ actions }) => actions.some(({ label }) => searchText(label ?? '').startsWith(typed)));
  return isName ? [...matching, ...saved] : [...saved, ...matching];
}
