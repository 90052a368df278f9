import { useAppContext } from '@keepmark/app-shell';
import { PathLink } from '@keepmark/app-shell/path-link';
import type { City } from '@keepmark/contracts';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { elevationText, populationText } from '../figures';
import classes from './CityDetailsPage.module.css';
import { metroAreaOfCity } from './city-metro-area';
import { LocalTime } from './LocalTime';

/** Population, local time, elevation and metro area of a city. */
export function CityFigures({ city }: { city: City }) {
  const { api } = useAppContext();
  const metro = useQuery({
    queryKey: ['geography', 'metro-area-of', city.cityId],
    queryFn: ({ client, signal }) => metroAreaOfCity(api, client, city, signal),
    retry: false,
  });
  return (
    <dl className={classes['figures']}>
      <dt>Population</dt>
      <dd>{populationText(city.population)}</dd>
      <dt>Local time</dt>
      <dd>
        <LocalTime timeZone={city.timeZone} withDifference />
      </dd>
      <dt>Time zone</dt>
      <dd>{city.timeZone.replaceAll('_', ' ')}</dd>
      <dt>Elevation</dt>
      <dd>{elevationText(city.elevationMeters)}</dd>
      {metro.data && (
        <>
          <dt>Metro area</dt>
          <dd>
            <Anchor
              renderRoot={(props) => (
                <Link {...props} to="/location/mapcbsa" search={{ area: Number(metro.data?.cbsaCode) }} />
              )}
            >
              {metro.data.name}
            </Anchor>
          </dd>
          <dt>Cost of living</dt>
          <dd>
            <Anchor
              renderRoot={(props) => (
                // Areas of wages and prices have the codes of metro areas.
                <PathLink {...props} to="/salary/assistant" search={{ compare: metro.data?.cbsaCode ?? '' }} />
              )}
            >
              What your pay is worth here
            </Anchor>
          </dd>
        </>
      )}
      {metro.isError && (
        <>
          <dt>Metro area</dt>
          <dd role="alert">{metro.error.message}</dd>
        </>
      )}
    </dl>
  );
}
