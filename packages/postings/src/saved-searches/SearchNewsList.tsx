import { useCountrySetting } from '@keepmark/app-shell';
import { entry, entryName, entryWords, Section, spacedList } from '@keepmark/ui/section';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { newestUrl, readSearchText } from './saved-search';
import type { SavedSearch } from './saved-search-table';
import { maxCounted, newText, useNewCounts } from './use-new-counts';

/** How many saved searches are shown: those with the most new postings. */
const shown = 5;

/** What is new in saved searches since yesterday. */
export function SearchNewsList({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const counts = useNewCounts(searches);
  const [country] = useCountrySetting();
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
