import { useAppContext } from '@keepmark/app-shell';
import type { City } from '@keepmark/contracts';
import { Anchor, Table, Text, Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LocalTime } from '../city-details/LocalTime';
import { distanceText, heightText, minutesText, populationText } from '../figures';
import { cityOptions } from '../geography-api';
import type { SavedCity } from '../saved-cities';
import { coordinatesOf } from '../home-location/home-location';
import { useHomeLocation } from '../home-location/home-location-store';
import { isCommutable, travelEstimate, type TravelEstimate, type TravelMode } from '../home-location/travel-estimate';
import classes from './CompareCities.module.css';

interface Column {
  readonly kept: SavedCity;
  readonly city: City | undefined;
  readonly way: TravelEstimate | undefined;
}

/** Nothing for a way that is too far for a commute. */
const minutesCell =
  (mode: TravelMode) =>
  ({ way }: Column) =>
    way && isCommutable(way) && minutesText(way.minutes[mode]);

const rows: readonly { readonly label: string; readonly cell: (column: Column) => ReactNode }[] = [
  { label: 'State', cell: ({ kept }) => kept.stateName },
  { label: 'Country', cell: ({ kept }) => kept.countryName },
  { label: 'Population', cell: ({ city }) => city && populationText(city.population) },
  { label: 'Local time', cell: ({ city }) => city && <LocalTime timeZone={city.timeZone} withDifference /> },
  { label: 'Time zone', cell: ({ city }) => city?.timeZone.replaceAll('_', ' ') },
  { label: 'Elevation', cell: ({ city }) => city && heightText(city.elevationMeters) },
  { label: 'Distance', cell: ({ way }) => way && distanceText(way.distanceKm) },
  { label: 'By car', cell: minutesCell('driving') },
  { label: 'By bicycle', cell: minutesCell('bicycling') },
  { label: 'On foot', cell: minutesCell('walking') },
  { label: 'Notes', cell: ({ kept }) => kept.notes },
];

/** Kept cities side by side. Ways are estimates along a straight line. */
export function CompareCities({ cities }: { cities: readonly SavedCity[] }) {
  const { api } = useAppContext();
  const homeLocation = useHomeLocation();
  const details = useQueries({ queries: cities.map(({ cityId }) => cityOptions(api, cityId)) });
  const columns = cities.map((kept, index): Column => {
    const { latitude, longitude } = kept;
    const isPlaced = homeLocation && latitude !== null && longitude !== null;
    const way = isPlaced ? travelEstimate(coordinatesOf(homeLocation), { latitude, longitude }) : undefined;
    return { kept, city: details[index]?.data, way };
  });
  const failure = details.find(({ isError }) => isError)?.error;
  return (
    <section>
      <Title order={2} size="h4">
        Side by side
      </Title>
      <Table.ScrollContainer
        minWidth={cities.length * 150 + 100}
        // A person without a mouse scrolls it by the arrow keys.
        scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': 'Comparison' } }}
      >
        <Table aria-label="Cities side by side" className={classes['table']}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {cities.map(({ internalId, cityName }) => (
                <Table.Th key={internalId} scope="col">
                  {cityName}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ label, cell }) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                {columns.map((column) => (
                  <Table.Td key={column.kept.internalId}>{cell(column) || '–'}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {failure && (
        <Text size="sm" role="alert">
          {failure.message}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {homeLocation ? (
          `Ways from ${homeLocation.locationText} are estimates along a straight line, at 35, 15 and 5 km/h; real ones are longer. Where it would take more than a day by car, only the distance is given.`
        ) : (
          <>
            <Anchor renderRoot={(props) => <Link {...props} to="/location/from" />}>Set where you travel from</Anchor>{' '}
            to compare distances too.
          </>
        )}
      </Text>
    </section>
  );
}
