import { PathLink } from '@keepmark/app-shell/path-link';
import { CityGroupsOf } from '@keepmark/geography/city-groups';
import { WorldNav } from '@keepmark/geography/world-nav';
import { Page } from '@keepmark/ui';
import { entryName, rowList, Section } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { placeAddress, placeName } from '../place';
import { sortedPlaces } from '../place-list/place-filter';
import { PlacesNav } from '../place-list/PlacesNav';
import { placeTypeLabel } from '../place-types';
import { useSavedPlaces } from '../places-store';
import { savedCities } from '../saved-cities';
import classes from './JobsLanding.module.css';

/** How many places are shown; the list has the others. */
const shownPlaces = 5;

/** The landing screen of the jobs site: today's summary, then saved places and cities, folded. */
export function JobsLanding({ children: summary }: { readonly children: ReactNode }) {
  return (
    <Page
      title="Today"
      actions={
        <>
          <Button variant="light" renderRoot={(props) => <PathLink {...props} to="/work" />}>
            Your desk
          </Button>
          <Button variant="light" renderRoot={(props) => <PathLink {...props} to="/job/add" />}>
            Add job
          </Button>
          <Button renderRoot={(props) => <PathLink {...props} to="/jobs/search" />}>Search jobs</Button>
        </>
      }
    >
      {summary}
      <details className={classes['fold']}>
        <summary>Saved places and cities</summary>
        <NewestPlaces />
        <Section title="Cities">
          <CityGroupsOf savedCities={savedCities} />
          <WorldNav withoutGroups />
        </Section>
      </details>
    </Page>
  );
}

/** The places that were saved last, and links to the other screens of places. */
function NewestPlaces() {
  const places = useSavedPlaces();
  const newest = useMemo(() => sortedPlaces(places, 'added').slice(0, shownPlaces), [places]);
  return (
    <Section
      title="Saved places"
      actions={
        places.length > 0 ? (
          <Button variant="subtle" size="compact-md" renderRoot={(props) => <Link {...props} to="/places/list" />}>
            {places.length > shownPlaces ? `All ${places.length.toLocaleString('en')} places` : 'All places'}
          </Button>
        ) : null
      }
    >
      <PlacesNav />
      {newest.length === 0 ? (
        <Text c="dimmed">No saved places yet. Save places to eat, visit, study, or live.</Text>
      ) : (
        <ul className={rowList}>
          {newest.map((place) => (
            <li key={place.internalId}>
              <Link to="/place/edit/$internalId" params={{ internalId: place.internalId }} className={entryName}>
                {placeName(place)}
              </Link>
              <Text size="sm" c="dimmed">
                {[place.types.map(placeTypeLabel).join(', '), placeAddress(place)].filter(Boolean).join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
