import { distanceText } from '@keepmark/ui/words';
import type { City } from '@keepmark/contracts';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { peopleText } from '../figures';
import type { LocationType } from '../location-type';
import classes from './CityList.module.css';
import { SaveCityButton } from './SaveCityButton';

/** A city and, in a search near a place, its distance. */
export type ListedCity = City & { readonly distanceKm?: number };

export interface CityListProps {
  label: string;
  cities: readonly ListedCity[];
  /** Adds a button that saves each city in this group. */
  type?: LocationType;
}

/** Cities as rows: name, location, population and a save button. */
export function CityList({ label, cities, type }: CityListProps) {
  return (
    <ul className={classes['list']} aria-label={label}>
      {cities.map((city) => (
        <li key={city.cityId} className={classes['row']}>
          <div className={classes['words']}>
            <div className={classes['name']}>
              <Anchor
                fw={600}
                renderRoot={(props) => <Link {...props} to="/city/details/$cityId" params={{ cityId: city.cityId }} />}
              >
                {city.cityName}
              </Anchor>
              <Text size="sm" c="dimmed">
                {[city.stateName, city.countryName].filter(Boolean).join(', ')}
              </Text>
            </div>
            <Text size="sm" className={classes['figure']}>
              {[city.distanceKm === undefined ? '' : distanceText(city.distanceKm), peopleText(city.population)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
          {type && <SaveCityButton city={city} type={type} />}
        </li>
      ))}
    </ul>
  );
}
