import { useCountrySetting } from '@keepmark/app-shell';
import { entry, entryName, entryWords, Section, spacedList } from '@keepmark/ui/section';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { newestUrl, readSearchText } from './saved-search';
import { useSavedSearches } from './saved-searches-store';
import { maxCounted, newText, useNewCounts } from './use-new-counts';

/** How many saved searches are shown: those with the most new postings. */
const shown = 5;

/** For the landing screen: what is new in the saved searches since yesterday. Nothing when there are none. */
export function SavedSearchNews() {
  const searches = useSavedSearches();
  const counts = useNewCounts(searches);
  const [country] = useCountrySetting();
  if (searches.length === 0) return null;
  const countOf = (id: string): number => counts.get(id)?.count ?? 0;
  const sorted = searches
    .slice(0, maxCounted)
    .toSorted((left, right) => countOf(right.internalId) - countOf(left.internalId));
  return (
    <Section
      title="Saved searches"
      isFramed
      actions={
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/jobs/search" />}>
          All searches
        </Anchor>
      }
    >
      <ul className={spacedList}>
        {sorted.slice(0, shown).map(({ internalId, name, search }) => {
          const counted = counts.get(internalId);
          const text = newText(counted);
          return (
            <li key={internalId} className={entry}>
              <div className={entryWords}>
                <Link to="/jobs/search" search={newestUrl(readSearchText(search), country)} className={entryName}>
                  {name}
                </Link>
                {counted ? (
                  <Text size="sm" {...(text === '' && { c: 'dimmed' })}>
                    {text === '' ? 'Nothing new since yesterday' : `${text} since yesterday`}
                  </Text>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
