import { type MapPoint, MapWithList } from '@keepmark/map';
import { EmptyState, Page } from '@keepmark/ui';
import { Anchor, Button, Text } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type SavedCity, useSavedCities } from '../saved-cities';
import { isLocationType, type LocationType, locationTypeWords } from '../location-type';
import { UnknownLocationType } from '../location-list/UnknownLocationType';
import classes from './CityGroupPage.module.css';
import { CompareCities } from './CompareCities';
import { CompareChoice } from './CompareChoice';
import { comparedIds, maxCompared } from './comparison';
import { CityGroups } from './CityGroups';

/** The saved cities of one group, on a map and side by side. */
export function CityGroupPage() {
  const { group, internalId } = useParams({ strict: false });
  if (!isLocationType(group)) return <UnknownLocationType />;
  return <CityGroup key={group} type={group} openedId={internalId} />;
}

const stateAndCountry = (city: SavedCity) => [city.stateName, city.countryName].filter(Boolean).join(', ');

function CityGroup({ type, openedId }: { type: LocationType; openedId: string | undefined }) {
  const savedCities = useSavedCities();
  const cities = useMemo(
    () => savedCities.filter(({ locationTypes }) => locationTypes.includes(type)),
    [savedCities, type],
  );
  const points = useMemo(
    () =>
      cities.map((city): MapPoint => {
        const { internalId: id, cityName: label, latitude, longitude } = city;
        return { id, label, detail: stateAndCountry(city), latitude: latitude ?? 0, longitude: longitude ?? 0 };
      }),
    [cities],
  );
  const { compared, compare, open } = useGroupUrl(type, cities);
  const findCities = <FindCities type={type} />;
  const { heading } = locationTypeWords[type];
  if (cities.length === 0) {
    return (
      <Page title={heading}>
        <CityGroups />
        <EmptyState icon="building-skyscraper" title="No saved cities yet" action={findCities}>
          Save the cities you are considering and compare up to {maxCompared} of them side by side.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={heading} actions={findCities}>
      <CityGroups />
      <MapWithList
        label={heading}
        points={points}
        selectedId={openedId}
        onSelect={open}
        renderPopup={({ id, label }) => (
          <CityPopup label={label} type={type} city={cities.find((c) => c.internalId === id)} />
        )}
      />
      {openedId !== undefined && !cities.some(({ internalId }) => internalId === openedId) && (
        <Text role="alert">This city is no longer saved.</Text>
      )}
      <CompareChoice cities={cities} compared={compared} onChange={compare} />
      {compared.length > 0 && (
        <CompareCities cities={compared.flatMap((id) => cities.find(({ internalId }) => internalId === id) ?? [])} />
      )}
    </Page>
  );
}

/** The compared cities, and functions that change what the URL compares and opens. */
function useGroupUrl(type: LocationType, cities: readonly SavedCity[]) {
  const url: { compare?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    compared: comparedIds(url.compare, new Set(cities.map(({ internalId }) => internalId))),

    compare: (ids: readonly string[]) =>
      void navigate({
        to: '.',
        // An empty list means that nothing is compared.
        search: { compare: ids.join(',') },
        replace: true,
        resetScroll: false,
      }),

    open: (id: string | null) => {
      const search = typeof url.compare === 'string' ? { compare: url.compare } : {};
      void navigate(
        id === null
          ? { to: '/city/$group', params: { group: type }, search, resetScroll: false }
          : { to: '/city/$group/$internalId', params: { group: type, internalId: id }, search, resetScroll: false },
      );
    },
  };
}

function FindCities({ type }: { type: LocationType }) {
  return (
    <Button
      renderRoot={(props) => (
        <Link
          {...props}
          to="/location/list/$locationType/{-$countryCode}/{-$stateCode}"
          params={{ locationType: type }}
        />
      )}
    >
      Find cities
    </Button>
  );
}

function CityPopup({ label, type, city }: { label: string; type: LocationType; city: SavedCity | undefined }) {
  if (!city) return null;
  const { cityId, internalId, notes } = city;
  return (
    <div className={classes['popup']}>
      <Text fw={600}>{label}</Text>
      {notes && <Text size="sm">{notes}</Text>}
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/city/details/$cityId" params={{ cityId }} />}>
        About {label}
      </Anchor>
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/location/manage/$locationType/$internalId"
            params={{ locationType: type, internalId }}
          />
        )}
      >
        Notes and groups
      </Anchor>
    </div>
  );
}
