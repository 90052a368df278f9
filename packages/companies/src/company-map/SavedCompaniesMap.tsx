import { useHomeLocation, useHomeOrigin } from '@keepmark/geography/home-location';
import { MapWithList } from '@keepmark/map';
import { EmptyState } from '@keepmark/ui';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCompanies } from '../companies-store';
import classes from './CompaniesMapPage.module.css';
import { savedPoints } from './company-points';

/** A map of the saved companies, with drive times if the home location is set. */
export function SavedCompaniesMap() {
  const companies = useCompanies();
  const homeLocation = useHomeLocation();
  const origin = useHomeOrigin();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const points = useMemo(() => savedPoints(companies, homeLocation), [companies, homeLocation]);
  return (
    <MapWithList
      label="Saved companies"
      points={points}
      origin={origin}
      selectedId={selectedId ?? undefined}
      onSelect={setSelectedId}
      renderPopup={({ id, label }) => (
        <div className={classes['popup']}>
          <Anchor
            renderRoot={(props) => <Link {...props} to="/company/details/$internalId" params={{ internalId: id }} />}
          >
            {label}
          </Anchor>
          <Anchor
            size="sm"
            renderRoot={(props) => <Link {...props} to="/company/location/$internalId" params={{ internalId: id }} />}
          >
            Location and commute
          </Anchor>
        </div>
      )}
      empty={
        <EmptyState
          icon="building"
          title="No saved companies yet"
          action={
            <Button renderRoot={(props) => <Link {...props} to="/companies/search" />}>Search the directory</Button>
          }
        >
          Companies you save appear here.
        </EmptyState>
      }
    />
  );
}
