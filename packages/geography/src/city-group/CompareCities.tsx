import { distanceText } from '@keepmark/ui/words';
import { useAppContext } from '@keepmark/app-shell';
import type { City } from '@keepmark/contracts';
import { Anchor, Table, Text, Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LocalTime } from '../city-details/LocalTime';
import { durationText } from '@keepmark/ui/words';
import { elevationText, populationText } from '../figures';
import { cityOptions } from '../geography-api';
import type { SavedCity } from '../saved-cities';
import { coordinatesOf } from '../home-location/home-location';
import { useHomeLocation } from '../home-location/home-location-store';
import {
  isCommutable,
  speedsNote,
  travelEstimate,
  type TravelEstimate,
  type TravelMode,
} from '../home-location/travel-estimate';
import classes from './CompareCities.module.css';

interface Column {
  readonly saved: SavedCity;
  readonly city: City | undefined;
  readonly estimate: TravelEstimate | undefined;
}

/** Empty when the city is too far away for a commute. */
const minutesCell =
  (mode: TravelMode) =>
  ({ estimate }: Column) =>
    estimate && isCommutable(estimate) && durationText(estimate.minutes[mode]);

interface Row {
  readonly label: string;
  readonly cell: (column: Column) => ReactNode;
  readonly needsHomeLocation?: boolean;
}

const rows: readonly Row[] = [
  { label: 'State', cell: ({ saved }) => saved.stateName },
  { label: 'Country', cell: ({ saved }) => saved.countryName },
  { label: 'Population', cell: ({ city }) => city && populationText(city.population) },
  { label: 'Local time', cell: ({ city }) => city && <LocalTime timeZone={city.timeZone} withDifference /> },
  { label: 'Time zone', cell: ({ city }) => city?.timeZone.replaceAll('_', ' ') },
  { label: 'Elevation', cell: ({ city }) => city && elevationText(city.elevationMeters) },
  { label: 'Distance', cell: ({ estimate }) => estimate && distanceText(estimate.distanceKm), needsHomeLocation: true },
  { label: 'By car', cell: minutesCell('driving'), needsHomeLocation: true },
  { label: 'By bike', cell: minutesCell('bicycling'), needsHomeLocation: true },
  { label: 'On foot', cell: minutesCell('walking'), needsHomeLocation: true },
  { label: 'Notes', cell: ({ saved }) => saved.notes },
];

/** Saved cities side by side. Travel times are straight-line estimates. */
export function CompareCities({ cities }: { cities: readonly SavedCity[] }) {
  const { api } = useAppContext();
  const homeLocation = useHomeLocation();
  const details = useQueries({ queries: cities.map(({ cityId }) => cityOptions(api, cityId)) });
  const columns = cities.map((saved, index): Column => {
    const { latitude, longitude } = saved;
    const hasBothLocations = homeLocation && latitude !== null && longitude !== null;
    const estimate = hasBothLocations
      ? travelEstimate(coordinatesOf(homeLocation), { latitude, longitude })
      : undefined;
    return { saved, city: details[index]?.data, estimate };
  });
  const shownRows = rows.filter(({ needsHomeLocation = false }) => homeLocation || !needsHomeLocation);
  const failure = details.find(({ isError }) => isError)?.error;
  return (
    <section>
      <Title order={2} size="h4">
        Side by side
      </Title>
      <Table.ScrollContainer
        // Two cities fit on a phone.
        minWidth={cities.length * 115 + 90}
        // So that the arrow keys scroll it.
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
            {shownRows.map(({ label, cell }) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                {columns.map((column) => (
                  <Table.Td key={column.saved.internalId}>{cell(column) || '–'}</Table.Td>
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
          `From ${homeLocation.locationText}. ${speedsNote()} Trips of more than a day by car show only the distance.`
        ) : (
          <>
            <Anchor renderRoot={(props) => <Link {...props} to="/location/from" />}>Set your home location</Anchor> to
            compare distances.
          </>
        )}
      </Text>
    </section>
  );
}
