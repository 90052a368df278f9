import type { StateProvince } from '@keepmark/contracts';
import { type MapPoint, MapWithList, RegionMap } from '@keepmark/map';
import { ErrorState, LoadingState } from '@keepmark/ui';
import { Text, UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import layout from '../country-list/CountriesView.module.css';
import rows from '../country-list/CountryList.module.css';
import { peopleInCitiesText } from '../figures';
import { useStates } from '../geography-api';
import { stateWords } from '../state-words';
import { CountrySelect } from './CountrySelect';
import classes from './LocationMapPage.module.css';

export interface StatesMapProps {
  countryCode: string;
  onCountry: (countryCode: string) => void;
  /** Called with the selected state code. */
  onChoose: (stateCode: string) => void;
}

/** The states of a country: US states colored by city population, other states as points. */
export function StatesMap({ countryCode, onCountry, onChoose }: StatesMapProps) {
  const states = useStates(countryCode);
  return (
    <>
      <div className={classes['choices']}>
        <CountrySelect countryCode={countryCode} onCountry={onCountry} />
      </div>
      {states.isError ? (
        <ErrorState
          title={`We couldn’t load the ${stateWords(countryCode).many}`}
          onRetry={() => void states.refetch()}
        >
          {states.error.message}
        </ErrorState>
      ) : !states.data ? (
        <LoadingState label={`Loading ${stateWords(countryCode).many}`} />
      ) : countryCode === 'US' ? (
        <OutlinedStates states={states.data} onChoose={onChoose} />
      ) : (
        <StatePoints states={states.data} onChoose={onChoose} />
      )}
    </>
  );
}

interface ShownStates {
  readonly states: readonly StateProvince[];
  readonly onChoose: (stateCode: string) => void;
}

const people = (state: StateProvince) => peopleInCitiesText(state.cityPopulation);
/** The 48 contiguous states. */
const mainland = { west: -125, south: 24, east: -66, north: 50 };

function OutlinedStates({ states, onChoose }: ShownStates) {
  const values = useMemo(() => new Map(states.map((state) => [state.stateName, state.cityPopulation])), [states]);
  return (
    <div className={layout['columns']}>
      <ul className={rows['list']} aria-label="States">
        {states.map((state) => (
          <li key={state.stateCode}>
            <UnstyledButton className={rows['row']} onClick={() => onChoose(state.stateCode)}>
              <Text fw={600}>{state.stateName}</Text>
              <Text size="sm" c="dimmed">
                {people(state)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <div className={layout['map']}>
        <RegionMap
          label="States by city population"
          kind="states"
          values={values}
          valueLabel="City population"
          fit={mainland}
          onSelectRegion={(name) => {
            const state = states.find(({ stateName }) => stateName === name);
            if (state) onChoose(state.stateCode);
          }}
        />
      </div>
    </div>
  );
}

function StatePoints({ states, onChoose }: ShownStates) {
  const points = useMemo(
    () =>
      states.map((state): MapPoint => {
        const { stateCode: id, stateName: label, latitude, longitude } = state;
        return { id, label, detail: people(state), latitude: latitude ?? 0, longitude: longitude ?? 0 };
      }),
    [states],
  );
  return (
    <MapWithList
      label="States"
      points={points}
      empty={<Text>We have no states or regions for this country. Choose Cities above.</Text>}
      onSelect={(id) => id && onChoose(id)}
    />
  );
}
