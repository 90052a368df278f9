import { milesText } from '@keepmark/ui/words';
import { useCountrySetting } from '@keepmark/app-shell';
import type { JobSearchAnswer } from '@keepmark/contracts';
import { useHomeLocation } from '@keepmark/geography/home-location';
import { ErrorLine } from '@keepmark/ui';
import { Anchor, Button, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useJobSearch } from '../postings-api';
import { searchTerm } from '../search-term';
import { emptyJobSearch, type JobSearch, jobSearchUrl } from '../job-search';
import type { SavedPostings } from '../saved-postings';
import classes from './OpenPostings.module.css';
import { PostingBadges } from './PostingBadges';
import { postingFacts, shortLocation } from '../posting-facts';
import { SearchedCountry } from '../searched/SearchedCountry';

/** How many postings are shown. The job search has all of them. */
const shownFirst = 3;

export interface OpenPostingsProps extends Pick<SavedPostings, 'mark'> {
  /** Of the occupation. */
  readonly title: string;
}

/** The open postings for an occupation near the home location: how many there are, the first few, and a link to all. */
export function OpenPostings({ title, mark }: OpenPostingsProps) {
  const homeLocation = useHomeLocation();
  const [country] = useCountrySetting();
  const location = homeLocation?.locationText ?? '';
  const search: JobSearch = { ...emptyJobSearch, term: searchTerm(title), location, country };
  const { data, error, isPending, isPlaceholderData, refetch } = useJobSearch(search);
  const navigate = useNavigate();
  return (
    <div className={classes['postings']}>
      {error ? <ErrorLine message={error.message} onRetry={() => void refetch()} /> : null}
      {isPending || isPlaceholderData ? <Text c="dimmed">Searching postings…</Text> : null}
      {data && !isPlaceholderData ? (
        <>
          <Found answer={data} search={search} country={country} mark={mark} />
          <SearchedCountry
            answer={data}
            search={search}
            onSearch={(next) => void navigate({ to: '/jobs/search', search: jobSearchUrl(next, country) })}
          />
        </>
      ) : null}
      {homeLocation ? null : (
        <Text size="sm" c="dimmed">
          <Anchor inherit renderRoot={(props) => <Link {...props} to="/location/from" />}>
            Set your home location
          </Anchor>{' '}
          to see the postings near you.
        </Text>
      )}
    </div>
  );
}

interface FoundProps extends Pick<OpenPostingsProps, 'mark'> {
  readonly answer: JobSearchAnswer;
  readonly search: JobSearch;
  readonly country: string;
}

function Found({ answer, search, country, mark }: FoundProps) {
  const { totalResults, totalIsAtLeast = false, results } = answer;
  const where = search.location === '' ? '' : ` within ${milesText(search.distanceMiles)} of ${search.location}`;
  if (totalResults === 0) {
    const widened = { ...emptyJobSearch, term: search.term, country: search.country };
    return (
      <>
        <Text>{`No open postings for “${search.term}”${where}.`}</Text>
        <div>
          <Button
            variant="light"
            renderRoot={(props) => <Link {...props} to="/jobs/search" search={jobSearchUrl(widened, country)} />}
          >
            {search.location === '' ? 'Change the search' : 'Search everywhere'}
          </Button>
        </div>
      </>
    );
  }
  const count = `${totalResults.toLocaleString('en')}${totalIsAtLeast ? '+' : ''}`;
  const noun = totalResults === 1 ? 'posting' : 'postings';
  return (
    <>
      <Text>{`${count} open ${noun} for “${search.term}”${where}`}</Text>
      <ul className={classes['list']}>
        {results.slice(0, shownFirst).map((posting) => (
          <li key={posting.externalId} className={classes['posting']}>
            <Link
              to="/jobs/search"
              search={{ ...jobSearchUrl(search, country), posting: posting.externalId }}
              className={classes['title']}
            >
              {posting.jobTitle}
            </Link>
            <Text size="sm">{[posting.companyName, shortLocation(posting)].filter(Boolean).join(', ')}</Text>
            <Text size="sm" c="dimmed">
              {postingFacts(posting).join(' · ')}
            </Text>
            <PostingBadges posting={mark(posting)} />
          </li>
        ))}
      </ul>
      {totalResults > shownFirst ? (
        <div>
          <Button
            variant="light"
            renderRoot={(props) => <Link {...props} to="/jobs/search" search={jobSearchUrl(search, country)} />}
          >
            {`See all ${count} postings`}
          </Button>
        </div>
      ) : null}
    </>
  );
}
