import { useCountrySetting } from '@keepmark/app-shell';
import { useHomeLocation } from '@keepmark/geography/home-location';
import { ErrorState, LoadingState } from '@keepmark/ui';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { emptyJobSearch, type JobSearchUrl, jobSearchUrl } from '@keepmark/postings/job-search';
import { useSavedLocations } from '@keepmark/postings/saved-locations';
import { popularOccupations } from '@keepmark/postings/popular-occupations';
import { searchTerm } from '@keepmark/postings/search-term';
import classes from './SearchAdvice.module.css';
import { titlesToTry, type TitleToTry } from './titles-to-try';
import { useSimilarOccupations } from './use-similar-occupations';

const pauseMs = 500;

/** Searches to run for a job title: other titles to try, and the places where the person looks. */
export function SearchLinks({ title }: { title: string }) {
  const [asked] = useDebouncedValue(title.trim(), pauseMs);
  const [country] = useCountrySetting();
  const home = useHomeLocation();
  const { locations, urlOf } = useSavedLocations();
  const location = home?.locationText ?? '';
  const near = (term: string): JobSearchUrl => jobSearchUrl({ ...emptyJobSearch, term, location, country }, country);
  return (
    <>
      <section className={classes['section']} aria-labelledby="advice-titles">
        <Title order={2} size="h4" id="advice-titles">
          Titles to try
        </Title>
        {asked === '' ? (
          <PopularTitles near={near} />
        ) : (
          <SimilarTitles key={asked} title={asked} near={near} place={location} />
        )}
        <Anchor renderRoot={(props) => <Link {...props} to="/job/occupations" />}>Browse all occupations</Anchor>
      </section>
      <section className={classes['section']} aria-labelledby="advice-places">
        <Title order={2} size="h4" id="advice-places">
          Where to look
        </Title>
        <ul className={classes['links']}>
          {location ? <SearchLink text={searchText(asked, location)} url={near(asked)} /> : null}
          {locations
            .filter((each) => each !== location)
            .map((each) => (
              <SearchLink key={each} text={searchText(asked, each)} url={urlOf(each, asked)} />
            ))}
          <SearchLink
            text={searchText(asked, '')}
            url={jobSearchUrl({ ...emptyJobSearch, term: asked, country }, country)}
          />
          <li>
            <Anchor renderRoot={(props) => <Link {...props} to="/resources" />}>Job sites by country</Anchor>
          </li>
          <li>
            <Anchor renderRoot={(props) => <Link {...props} to="/companies/search" />}>
              Companies with open postings
            </Anchor>
          </li>
        </ul>
        <div className={classes['buttons']}>
          <Button
            variant="default"
            size="compact-md"
            renderRoot={(props) => <Link {...props} to={home ? '/job/locations' : '/location/edit'} />}
          >
            {home ? 'Edit locations' : 'Add home location'}
          </Button>
        </div>
      </section>
    </>
  );
}

function searchText(term: string, location: string): string {
  const jobs = term === '' ? 'All jobs' : `${term} jobs`;
  return location === '' ? `${jobs}, anywhere` : `${jobs} near ${location}`;
}

const SearchLink = ({ text, url }: { text: string; url: JobSearchUrl }) => (
  <li>
    <Anchor renderRoot={(props) => <Link {...props} to="/jobs/search" search={url} />}>{text}</Anchor>
  </li>
);

type Near = (term: string) => JobSearchUrl;

function SimilarTitles({ title, near, place }: { title: string; near: Near; place: string }) {
  const { occupations, related, isPending, error, retry } = useSimilarOccupations(title);
  if (isPending) return <LoadingState label="Looking up occupations" />;
  if (error) {
    return (
      <ErrorState title="We couldn’t load the occupations" onRetry={retry}>
        {error.message}
      </ErrorState>
    );
  }
  const titles = titlesToTry(title, occupations, related);
  if (titles.length === 0) {
    return <Text c="dimmed">No occupation matches “{title}”. Try a more common title, or browse the occupations.</Text>;
  }
  return (
    <>
      <TitleList titles={titles} near={near} />
      <Text size="sm" c="dimmed">
        {place ? `Each link searches near ${place}.` : 'Add your home location to search near it.'}
      </Text>
    </>
  );
}

const PopularTitles = ({ near }: { near: Near }) => (
  <>
    <Text c="dimmed">Enter a job title above for similar titles. These are popular:</Text>
    <TitleList
      titles={popularOccupations.slice(0, 8).map(({ title }) => ({ title: searchTerm(title), reason: '' }))}
      near={near}
    />
  </>
);

const TitleList = ({ titles, near }: { titles: readonly TitleToTry[]; near: Near }) => (
  <ul className={classes['titles']} aria-label="Titles to try">
    {titles.map(({ title, reason }) => (
      <li key={title}>
        <Anchor renderRoot={(props) => <Link {...props} to="/jobs/search" search={near(title)} />}>{title}</Anchor>
        {reason ? (
          <Text span size="sm" c="dimmed">
            {' '}
            {reason}
          </Text>
        ) : null}
      </li>
    ))}
  </ul>
);
