import { useAppContext } from '@keepmark/app-shell';
import type { MetroArea } from '@keepmark/contracts';
import { RegionMap } from '@keepmark/map';
import { type BoundingBox, boxAround } from '@keepmark/map/geometry';
import { ErrorState, LoadingState, Page } from '@keepmark/ui';
import { Button, SegmentedControl, Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import layout from '../country-list/CountriesView.module.css';
import { scrollToSelected } from '../country-list/scroll-to-selected';
import { useMetroAreaJobs, useMetroAreas } from '../geography-api';
import { StateButton } from '../location-list/StateButton';
import { WorldNav } from '../world-nav/WorldNav';
import { useHomeLocation } from '../home-location/home-location-store';
import classes from './LocationMapPage.module.css';
import { type MetroMeasure, metroMeasureLabel, metroValues, offeredMeasures } from './metro-values';
import { MetroAreaList } from './MetroAreaList';
import { MetroAreaPanel } from './MetroAreaPanel';
import { MetroTableNotice } from './MetroTableNotice';

const wholeCountry = { west: -125, south: 24, east: -66, north: 50 };
/** Space around the centers of the areas, in degrees. */
const margin = 1.2;

/** A view of the areas with some space around them, or of the whole country when there are none. */
function viewOf(areas: readonly MetroArea[]): BoundingBox {
  const box = boxAround(areas);
  if (!box) return wholeCountry;
  return { west: box.west - margin, south: box.south - margin, east: box.east + margin, north: box.north + margin };
}

interface MetroChoicesProps {
  readonly state: string;
  readonly onState: (stateCode: string) => void;
  readonly measures: readonly MetroMeasure[];
  readonly measure: MetroMeasure;
  readonly onMeasure: (measure: MetroMeasure) => void;
}

/** Which state's areas are shown, and what colors them. */
function MetroChoices({ state, onState, measures, measure, onMeasure }: MetroChoicesProps) {
  return (
    <div className={classes['choices']}>
      <StateButton countryCode="US" stateCode={state} onChoose={onState} />
      {state && (
        <Button variant="subtle" onClick={() => onState('')}>
          All states
        </Button>
      )}
      <div className={classes['colorBy']}>
        <Text size="sm">Color by</Text>
        <SegmentedControl
          className={classes['measures'] ?? ''}
          withItemsBorders={false}
          aria-label="Color by"
          data={measures.map((value) => ({ value, label: metroMeasureLabel(value) }))}
          value={measure}
          onChange={onMeasure}
        />
      </div>
    </div>
  );
}

/** The US metro areas, as a list and as outlines on a map. */
export function MetroMapPage() {
  const areas = useMetroAreas();
  const showsJobs = useAppContext().site.variant === 'jobs';
  const jobs = useMetroAreaJobs(showsJobs);
  if (areas.isError) {
    return (
      <Page title="US metro areas">
        <ErrorState title="We couldn’t load the metro areas" onRetry={() => void areas.refetch()}>
          {areas.error.message}
        </ErrorState>
      </Page>
    );
  }
  if (!areas.data || jobs.isLoading) {
    return (
      <Page title="US metro areas">
        <LoadingState label="Loading metro areas" />
      </Page>
    );
  }
  return <MetroMap areas={areas.data} jobs={jobs.data} />;
}

type Areas = NonNullable<ReturnType<typeof useMetroAreas>['data']>;
type AreaJobs = ReturnType<typeof useMetroAreaJobs>['data'];

/** The areas of the state in the URL, the opened one, and how to change both. */
function useShownAreas(all: readonly MetroArea[]) {
  const url: { area?: unknown; state?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = typeof url.state === 'string' ? url.state : '';
  const openedCode = typeof url.area === 'string' || typeof url.area === 'number' ? String(url.area) : '';
  const shown = useMemo(() => all.filter(({ stateCodes }) => !state || stateCodes.includes(state)), [all, state]);
  const opened = all.find(({ cbsaCode }) => cbsaCode === openedCode);
  const fit = useMemo(() => (opened ? viewOf([opened]) : state ? viewOf(shown) : wholeCountry), [opened, state, shown]);
  const change = (next: { area?: string; state?: string }) => {
    const chosen = { area: openedCode, state, ...next };
    const search = { ...(chosen.area && { area: Number(chosen.area) }), ...(chosen.state && { state: chosen.state }) };
    void navigate({ to: '/location/mapcbsa', search, replace: true, resetScroll: false });
  };
  return { state, openedCode, shown, opened, fit, change };
}

/** What colors these areas. */
function useMeasure(all: readonly MetroArea[], shown: readonly MetroArea[], jobs: AreaJobs) {
  const homeLocation = useHomeLocation();
  const [chosen, setChosen] = useState<MetroMeasure>();
  const figures = useMemo(() => ({ homeLocation, jobs }), [homeLocation, jobs]);
  const measures = useMemo(() => offeredMeasures(all, figures), [all, figures]);
  const measure = chosen ?? measures[0] ?? 'people';
  const values = useMemo(() => metroValues(shown, measure, figures), [shown, measure, figures]);
  return { measures, measure, setMeasure: setChosen, values };
}

function MetroMap({ areas: { results, table }, jobs }: { areas: Areas; jobs: AreaJobs }) {
  const { state, openedCode, shown, opened, fit, change } = useShownAreas(results);
  const { measures, measure, setMeasure, values } = useMeasure(results, shown, jobs);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (opened) scrollToSelected(list.current);
  }, [opened]);
  const close = () => {
    // The panel disappears with its focused button, so focus moves to the row.
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    change({ area: '' });
  };
  return (
    <Page title="US metro areas" width="full">
      <WorldNav />
      <MetroTableNotice table={table} />
      <MetroChoices
        state={state}
        onState={(code) => change({ state: code, area: '' })}
        measures={measures}
        measure={measure}
        onMeasure={setMeasure}
      />
      {opened && <MetroAreaPanel area={opened} openJobs={jobs?.get(openedCode)} onClose={close} />}
      {!opened && openedCode && <Text role="alert">We couldn’t find a metro area with the code {openedCode}.</Text>}
      <div className={layout['columns']}>
        <MetroAreaList
          ref={list}
          areas={shown}
          openedCode={openedCode}
          onOpen={(area) => change({ area })}
          onShowAll={() => change({ state: '', area: '' })}
        />
        <div className={layout['map']}>
          <RegionMap
            label="US metro areas"
            kind={shown}
            values={values}
            valueLabel={metroMeasureLabel(measure)}
            fit={fit}
            selectedRegionId={openedCode}
            onSelectRegion={(area) => change({ area })}
          />
        </div>
      </div>
    </Page>
  );
}
