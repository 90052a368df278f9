import { useCountrySetting } from '@keepmark/app-shell';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LocationType } from '../location-type';

/** What a list of cities shows. */
export interface ListRegion {
  readonly type: LocationType;
  /** Empty until a country is chosen. */
  readonly countryCode: string;
  /** Empty for the whole country. */
  readonly stateCode: string;
}

/** Links to the saved cities of the group, and to the same region elsewhere. */
export function ListActions({ type, countryCode, stateCode }: ListRegion) {
  const homeCountry = useCountrySetting()[0].toUpperCase();
  return (
    <>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/city/$group" params={{ group: type }} />}>
        Saved cities
      </Button>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/location/listworld/$locationType/$initCountrySelection"
            params={{ locationType: type, initCountrySelection: countryCode || homeCountry }}
          />
        )}
      >
        World
      </Button>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/location/map/$locationType/{-$mapType}/{-$countryCode}/{-$stateCode}"
            params={
              countryCode
                ? { locationType: type, mapType: 'cities', countryCode, ...(stateCode && { stateCode }) }
                : { locationType: type, mapType: 'countries' }
            }
          />
        )}
      >
        Map
      </Button>
    </>
  );
}
