import { companyTable } from '@keepmark/companies';
import { useHomeOrigin } from '@keepmark/geography/home-location';
import { jobTable } from '@keepmark/jobs';
import { useAllRows } from '@keepmark/local-store/react';
import { MapWithList } from '@keepmark/map';
import { placeTable } from '@keepmark/places';
import { EmptyState, Page } from '@keepmark/ui';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { interviewTable } from '../interview-table';
import { categories, everyPoint, parseId } from './map-points';

/** Interviews on a map, with jobs, companies, and places. Each kind can be hidden. */
export function InterviewMapPage() {
  const [interviews, jobs] = [useAllRows(interviewTable), useAllRows(jobTable)];
  const [companies, places] = [useAllRows(companyTable), useAllRows(placeTable)];
  const [nowMs] = useState(() => Date.now());
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const points = useMemo(
    () => everyPoint({ interviews, jobs, companies, places }, nowMs),
    [interviews, jobs, companies, places, nowMs],
  );
  const origin = useHomeOrigin();
  return (
    <Page
      title="Interview map"
      width="full"
      actions={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/interviews" />}>
          Interviews
        </Button>
      }
    >
      <MapWithList
        label="Interviews, jobs, companies, and places"
        points={points}
        categories={categories}
        origin={origin}
        selectedId={selectedId ?? undefined}
        onSelect={setSelectedId}
        renderPopup={({ id, label, detail }) => (
          <>
            <PointLink id={id}>{label}</PointLink>
            <div>{detail}</div>
          </>
        )}
        empty={
          <EmptyState
            icon="map-pin"
            title="Nothing on the map yet"
            action={
              <Button renderRoot={(props) => <Link {...props} to="/interview/add/{-$jobId}" />}>Add interview</Button>
            }
          >
            Interviews, jobs, companies, and places with a location appear here.
          </EmptyState>
        }
      />
    </Page>
  );
}

function PointLink({ id, children }: { id: string; children: ReactNode }) {
  const { kind, internalId } = parseId(id);
  const params = { internalId };
  return (
    <Anchor
      renderRoot={(props) => {
        if (kind === 'job') return <Link {...props} to="/job/edit/$internalId" params={params} />;
        if (kind === 'company') return <Link {...props} to="/company/details/$internalId" params={params} />;
        if (kind === 'place') return <Link {...props} to="/place/details/$internalId" params={params} />;
        return <Link {...props} to="/interview/edit/$internalId" params={params} />;
      }}
    >
      {children}
    </Anchor>
  );
}
