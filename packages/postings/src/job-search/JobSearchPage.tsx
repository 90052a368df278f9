import { Page } from '@keepmark/ui';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useJobSearch } from '../postings-api';
import { JobSearchNav } from '../JobSearchNav';
import { useSavedPostings } from '../saved-postings';
import { SavedSearches } from '../saved-searches/SavedSearches';
import { type JobSearch, openPosting } from '../job-search';
import { JobSearchForm } from './JobSearchForm';
import classes from './JobSearchPage.module.css';
import { PostingPane } from '../posting/PostingPane';
import { SearchResults } from './SearchResults';
import { useUrlSearch } from './use-url-search';

// The results respond before their shortcuts do.
const ResultShortcuts = lazy(() => import('../result-shortcuts/ResultShortcuts'));

/** The job search. The URL holds the search and the open posting. */
export function JobSearchPage() {
  const url = useSearch({ strict: false });
  const { search, defaultCountry, urlOf } = useUrlSearch();
  const navigate = useNavigate();
  const result = useJobSearch(search);
  const { mark, save, apply } = useSavedPostings();
  const isWide = useMediaQuery('(min-width: 56.25em)', true, { getInitialValueInEffect: false });

  const found = result.data?.results;
  const postings = useMemo(() => found?.map(mark), [found, mark]);
  const openId = openPosting(url);
  const opened = postings?.find(({ externalId }) => externalId === openId);
  // On a wide screen a posting is always open beside the list.
  const shown = opened ?? (isWide ? postings?.[0] : undefined);

  const run = (next: JobSearch) => void navigate({ to: '/jobs/search', search: urlOf(next) });
  const openOne = (posting: string | undefined) =>
    void navigate({
      to: '/jobs/search',
      search: { ...urlOf(search), ...(posting !== undefined && { posting }) },
      // On a small screen the posting covers the list, and Back closes it.
      replace: isWide || posting === undefined,
      resetScroll: false,
    });

  return (
    <Page title="Job search">
      <JobSearchNav />
      <SavedSearches />
      <JobSearchForm search={search} onSearch={run} />
      <div className={classes['panes']}>
        <SearchResults
          search={search}
          defaultCountry={defaultCountry}
          result={result}
          postings={postings}
          openId={shown?.externalId}
          onOpen={openOne}
          onSave={save}
          onSearch={run}
        />
        <PostingPane posting={shown} isWide={isWide} onClose={() => openOne(undefined)} onSave={save} />
      </div>
      {postings ? (
        <Suspense fallback={null}>
          <ResultShortcuts postings={postings} save={save} apply={apply} onMove={isWide ? openOne : undefined} />
        </Suspense>
      ) : null}
    </Page>
  );
}
