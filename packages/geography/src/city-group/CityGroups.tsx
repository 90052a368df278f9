import { plural } from '@keepmark/ui/words';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type SavedCities, SavedCitiesContext, useSavedCities } from '../saved-cities';
import { locationTypes, locationTypeWords } from '../location-type';
import classes from './CityGroups.module.css';

/** Links to the four groups of saved cities, each with its count. */
export function CityGroups() {
  const cities = useSavedCities();
  return (
    <nav aria-label="Saved cities" className={classes['groups']}>
      {locationTypes.map((type) => {
        const count = cities.filter((city) => city.locationTypes.includes(type)).length;
        return (
          <Link key={type} to="/city/$group" params={{ group: type }} className={classes['group']}>
            <Text fw={600}>{locationTypeWords[type].label}</Text>
            <Text size="sm" c="dimmed">
              {plural(count, 'city', 'cities')}
            </Text>
          </Link>
        );
      })}
    </nav>
  );
}

/** The same links on a screen of another package, which passes the saved cities. */
export function CityGroupsOf({ savedCities }: { savedCities: SavedCities }) {
  return (
    <SavedCitiesContext value={savedCities}>
      <CityGroups />
    </SavedCitiesContext>
  );
}
