import { LocationSearchForm } from '@keepmark/geography/location-search-form';
import { EmptyState, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { JobSearchNav } from '../JobSearchNav';
import classes from './LocationsPage.module.css';
import { useSavedLocations } from './saved-locations';

/** Saved locations to search for jobs near, each with a link to its search. */
export function LocationsPage() {
  const { search, locations, urlOf, store } = useSavedLocations();
  return (
    <Page title="Job locations" width="text">
      <JobSearchNav />
      <LocationSearchForm search={search} onSearch={store} />
      {locations.length === 0 ? (
        <EmptyState icon="map-pin" title="No locations yet">
          Add a city where you’d like to work, such as Austin, TX, to search for jobs near it.
        </EmptyState>
      ) : (
        <ul className={classes['list']} aria-label="Searches">
          {locations.map((location) => (
            <li key={location} className={classes['row']}>
              <Text fw={600}>{location}</Text>
              <Button
                variant="light"
                size="compact-md"
                aria-label={`Search jobs near ${location}`}
                renderRoot={(props) => <Link {...props} to="/jobs/search" search={urlOf(location)} />}
              >
                Search jobs
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
