import { PathLink } from '@keepmark/app-shell/path-link';
import { plural } from '@keepmark/ui/words';
import { EmptyState } from '@keepmark/ui';
import { Anchor, Button } from '@mantine/core';
import { emptyJobSearch, type JobSearch } from '../job-search';

export interface NoResultsProps {
  search: JobSearch;
  /** Number of postings on all pages. */
  total: number;
  /** Whether we found no location by the name that was searched. */
  isLocationUnknown: boolean;
  onSearch: (search: JobSearch) => void;
}

/** The parts of a search that leave postings out. */
const narrowing = [
  'company',
  'location',
  'ageDays',
  'workplace',
  'jobTypes',
  'salary',
  'withoutSalary',
] as const satisfies readonly (keyof JobSearch)[];

/** "nurse near Denver" in its two parts, as people type it into one box. */
function splitLocation(text: string): Pick<JobSearch, 'term' | 'location'> | undefined {
  const [, term = '', location = ''] = /^(.+?)\s+(?:near|around|in)\s+(\S.*)$/i.exec(text.trim()) ?? [];
  return location === '' ? undefined : { term, location };
}

/** The empty state of a search, with the one step most likely to help. */
export function NoResults({ search, total, isLocationUnknown, onSearch }: NoResultsProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon="search"
        title="No more results"
        action={
          <Button variant="light" onClick={() => onSearch({ ...search, page: 1 })}>
            Go to the first page
          </Button>
        }
      >
        {`${plural(total, 'posting matches', 'postings match')}. See the earlier pages.`}
      </EmptyState>
    );
  }
  const { term, location, country, sort } = search;
  const widened = { ...emptyJobSearch, term, country, sort };
  const isNarrow = narrowing.some((name) => String(search[name]) !== String(widened[name]));
  const near = location === '' ? splitLocation(term) : undefined;
  return (
    <EmptyState
      icon="mood-empty"
      title="No postings found"
      action={
        <>
          {near ? (
            <Button variant="light" onClick={() => onSearch({ ...search, ...near, page: 1 })}>
              {`Search for “${near.term}” near ${near.location}`}
            </Button>
          ) : null}
          {isNarrow ? (
            <Button variant="light" onClick={() => onSearch(widened)}>
              {term === '' ? 'Show the newest postings' : `Search everywhere for “${term}”`}
            </Button>
          ) : null}
          <Anchor renderRoot={(props) => <PathLink {...props} to="/job/search/assistant/{-$jobId}" />}>
            Job search assistant
          </Anchor>
        </>
      }
    >
      {isLocationUnknown
        ? `We don’t know the location “${location}”. Check its spelling, or add the state.`
        : isNarrow
          ? 'Try a larger distance, an earlier date, or fewer filters.'
          : 'Try fewer or different words, or another country.'}
    </EmptyState>
  );
}
