import { useHomeLocation } from '@keepmark/geography';
import { MapWithList } from '@keepmark/map';
import { EmptyState } from '@keepmark/ui';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useKeptCompanies } from '../companies-store';
import classes from './CompaniesMapPage.module.css';
import { keptPoints } from './company-points';
import { originOf } from './origin';

/** The kept companies, each with its estimated way when it is known from where. */
export function KeptMap() {
  const companies = useKeptCompanies();
  const homeLocation = useHomeLocation();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const points = useMemo(() => keptPoints(companies, homeLocation), [companies, homeLocation]);
  return (
    <MapWithList
      label="Kept companies"
      points={points}
      origin={originOf(homeLocation)}
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
            Its location and commute
          </Anchor>
        </div>
      )}
      empty={
        <EmptyState
          icon="building"
          title="No companies kept yet"
          action={
            <Button renderRoot={(props) => <Link {...props} to="/companies/search" />}>Search the directory</Button>
          }
        >
          Keep a company and it appears here.
        </EmptyState>
      }
    />
  );
}
