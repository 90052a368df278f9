import type { JobPosting, JobSearchAnswer } from '@keepmark/contracts';
import { pageSizes } from '@keepmark/contracts';
import { ErrorState, LoadingState } from '@keepmark/ui';
import { Pagination, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { SaveSearchButton } from '../saved-searches/SaveSearchButton';
import type { JobSearch } from '../job-search';
import type { MarkedPosting } from '../saved-postings';
import { NoResults } from './NoResults';
import { ResultCount } from '../searched/ResultCount';
import { ResultRow } from './ResultRow';
import classes from './SearchResults.module.css';
import { SearchedCountry } from '../searched/SearchedCountry';
import { SearchedPlaces } from '../searched/SearchedPlaces';
import { SearchedTerm } from '../searched/SearchedTerm';
import { SortSelect } from './SortSelect';

export interface SearchResultsProps {
  search: JobSearch;
  /** The country in the settings. */
  defaultCountry: string;
  result: UseQueryResult<JobSearchAnswer>;
  /** The results, marked with the jobs already saved. */
  postings: readonly MarkedPosting[] | undefined;
  openId: string | undefined;
  onOpen: (externalId: string) => void;
  onSave: (posting: JobPosting) => void;
  onSearch: (search: JobSearch) => void;
}

/** One page of results, with links to the others. */
export function SearchResults(props: SearchResultsProps) {
  const { search, defaultCountry, result, postings, openId, onOpen, onSave, onSearch } = props;
  const heading = useRef<HTMLHeadingElement>(null);

  if (result.isError) {
    return (
      <ErrorState title="We couldn’t search for jobs" onRetry={() => void result.refetch()}>
        {result.error.message}
      </ErrorState>
    );
  }
  if (!postings || !result.data) return <LoadingState label="Searching postings" />;

  const total = result.data.totalResults;
  const where = (
    <>
      {result.isPlaceholderData ? null : <SearchedTerm answer={result.data} search={search} />}
      <SearchedPlaces answer={result.data} search={search} onSearch={onSearch} />
      <SearchedCountry answer={result.data} search={search} onSearch={onSearch} />
    </>
  );
  if (postings.length === 0) {
    return (
      <div>
        {where}
        <NoResults
          search={search}
          total={total}
          isLocationUnknown={search.location !== '' && !result.data.searchedPlaces && !result.data.didYouMean}
          onSearch={onSearch}
        />
      </div>
    );
  }

  const pages = Math.ceil(total / pageSizes.default);
  return (
    <section aria-labelledby="search-results" aria-busy={result.isPlaceholderData} className={classes['results']}>
      <div className={classes['head']}>
        <Title order={2} size="h4" id="search-results" ref={heading} tabIndex={-1} className={classes['heading']}>
          <ResultCount answer={result.data} isSearching={result.isPlaceholderData} />
        </Title>
        <div className={classes['tools']}>
          <SaveSearchButton search={search} defaultCountry={defaultCountry} />
          <SortSelect search={search} onSearch={onSearch} />
        </div>
      </div>
      {where}
      <ul className={classes['list']}>
        {postings.map((posting) => (
          <ResultRow
            key={posting.externalId}
            posting={posting}
            isOpen={posting.externalId === openId}
            onOpen={onOpen}
            onSave={onSave}
          />
        ))}
      </ul>
      {pages > 1 ? (
        <nav aria-label="Pages of results">
          <Pagination
            total={pages}
            value={search.page}
            siblings={1}
            size="sm"
            getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
            getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
            onChange={(page) => {
              onSearch({ ...search, page });
              heading.current?.focus();
            }}
          />
        </nav>
      ) : null}
    </section>
  );
}
