import type { City } from '@keepmark/contracts';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { distanceText, populationText } from '../figures';
import type { LocationType } from '../location-type';
import classes from './CityList.module.css';
import { SaveCityButton } from './SaveCityButton';

/** A city, and how far it is from what was searched around. */
export type ListedCity = City & { readonly distanceKm?: number };

export interface CityListProps {
  label: string;
  cities: readonly ListedCity[];
  /** Offers to keep each city for this. */
  type?: LocationType;
}

/** Cities as rows: name, where, how many people, and a button that keeps each. */
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
              {city.distanceKm === undefined ? null : `${distanceText(city.distanceKm)} · `}
              {populationText(city.population)} people
            </Text>
          </div>
          {type && <SaveCityButton city={city} type={type} />}
        </li>
      ))}
    </ul>
  );
}
