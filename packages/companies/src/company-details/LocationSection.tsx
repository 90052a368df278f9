import { useHomeOrigin } from '@keepmark/geography/home-location';
import { TravelEstimateList } from '@keepmark/geography/travel-estimate-list';
import { hasPosition, MapView } from '@keepmark/map';
import { Section } from '@keepmark/ui/section';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Company } from '../company-table';
import classes from './CompanyDetailsPage.module.css';

/** A company's location on the map, with the travel time from home. */
export function LocationSection({ company }: { company: Company }) {
  const { internalId, companyName, latitude, longitude } = company;
  const origin = useHomeOrigin();
  const points = useMemo(
    () =>
      latitude === null || longitude === null ? [] : [{ id: internalId, label: companyName, latitude, longitude }],
    [internalId, companyName, latitude, longitude],
  );
  const [point] = points;
  return (
    <Section title="Location">
      {point && hasPosition(point) ? (
        <>
          <div className={classes['map']}>
            <MapView label={`Map of ${companyName}`} points={points} origin={origin} />
          </div>
          <TravelEstimateList to={point} />
        </>
      ) : (
        <Text c="dimmed">No location yet.</Text>
      )}
      <Anchor renderRoot={(props) => <Link {...props} to="/company/location/$internalId" params={{ internalId }} />}>
        {point ? 'Edit location' : 'Add location'}
      </Anchor>
    </Section>
  );
}
