import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSavedCities } from '../saved-cities';
import { locationTypes, locationTypeWords } from '../location-type';
import classes from './CityGroups.module.css';

/** The four lists of kept cities, with how many each holds. */
export function CityGroups() {
  const kept = useSavedCities();
  return (
    <nav aria-label="Kept cities" className={classes['groups']}>
      {locationTypes.map((type) => {
        const count = kept.filter((city) => city.locationTypes.includes(type)).length;
        return (
          <Link key={type} to="/city/$group" params={{ group: type }} className={classes['group']}>
            <Text fw={600}>{locationTypeWords[type].label}</Text>
            <Text size="sm" c="dimmed">
              {count === 1 ? '1 city kept' : `${count} cities kept`}
            </Text>
          </Link>
        );
      })}
    </nav>
  );
}
