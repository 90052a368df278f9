import { plural } from '@keepmark/ui/words';
import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { useHomeLocation } from '@keepmark/geography/home-location';
import { WorldNav } from '@keepmark/geography/world-nav';
import { EmptyState, Page } from '@keepmark/ui';
import { useSelection } from '@keepmark/ui/entity-list/use-selection';
import { ListHeader, useIsPhone } from '@keepmark/ui/list-header';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import type { PlaceGroup } from '../place-group-tables';
import { type Memberships, useMemberships, usePlaceGroups } from '../place-groups-store';
import { distanceFrom, type DistanceOf } from '../place-distance';
import type { Place } from '../place-table';
import { useSavedPlaces } from '../places-store';
import { LookupStrip } from '../place-lookup/LookupStrip';
import { usePlaceActions } from '../use-place-actions';
import { NoPlacesYet } from './NoPlacesYet';
import {
  everyPlace,
  filteredPlaces,
  inNoGroup,
  type PlaceFilter,
  placeFilterUrl,
  prepareSearch,
  readPlaceFilter,
  sortedPlaces,
} from './place-filter';
import { PlaceFilterBar } from './PlaceFilterBar';
import classes from './PlaceListPage.module.css';
import { PlaceListActions } from './PlaceListActions';
import { PlaceRows } from './PlaceRows';
import { PlacesNav } from './PlacesNav';
import { SelectionBar } from './SelectionBar';

const filterForm = { read: readPlaceFilter, write: placeFilterUrl };

/**
 * Lists the saved places, with filters, and actions on one or many of them.
 * @param props.start shown before the list, also while it's empty
 */
export function PlaceListPage({ start }: { start?: ReactNode }) {
  const [filter, changeFilter] = useUrlFilter(filterForm);
  const places = useSavedPlaces();
  const isPhone = useIsPhone();
  const groups = usePlaceGroups();
  const memberships = useMemberships();
  const homeLocation = useHomeLocation();
  const { remove } = usePlaceActions();
  const distanceOf = useMemo(() => distanceFrom(homeLocation), [homeLocation]);
  const shown = useFilteredPlaces(places, filter, memberships, distanceOf);
  const selection = useSelection(shown);
  const namesOfGroups = useNamesOfGroups(groups, memberships);

  if (places.length === 0) return <NoPlacesYet start={start} />;

  const count =
    shown.length === places.length
      ? plural(places.length, 'place')
      : `${shown.length.toLocaleString('en')} of ${places.length.toLocaleString('en')} places`;
  const chosenGroup = groups.find(({ internalId }) => internalId === filter.group);
  const homeHint = homeLocation ? null : (
    <Text size="sm" c="dimmed" className={classes['count']}>
      <Anchor renderRoot={(props) => <Link {...props} to="/location/from" />}>Set your home location</Anchor> to see how
      far each place is.
    </Text>
  );
  const actions = <PlaceListActions shown={shown} group={chosenGroup} namesOfGroups={namesOfGroups} />;
  return (
    <Page>
      <ListHeader
        title="Places"
        actions={actions}
        compactActions={actions}
        links={
          <>
            <PlacesNav />
            <WorldNav />
            {start}
          </>
        }
        filters={
          <PlaceFilterBar
            filter={filter}
            places={places}
            groups={groups}
            memberships={memberships}
            onChange={changeFilter}
          />
        }
        count={{ text: count, isAll: shown.length === places.length }}
      />
      <LookupStrip />
      <SelectionBar selection={selection} shownCount={shown.length} group={chosenGroup} />
      <div className={classes['list']} data-selecting={selection.ids.length > 0 || undefined}>
        {isPhone ? null : (
          <Text component="output" size="sm" c="dimmed" className={classes['count']}>
            {count}
          </Text>
        )}
        {isPhone ? null : homeHint}
        {shown.length === 0 ? (
          <NoMatch onShowAll={() => changeFilter(everyPlace)} />
        ) : (
          <PlaceRows
            shown={shown}
            namesOfGroups={namesOfGroups}
            distanceOf={distanceOf}
            isSelected={selection.has}
            onToggle={selection.toggle}
            onDelete={remove}
          />
        )}
      </div>
      {isPhone ? homeHint : null}
      {isPhone ? start : null}
    </Page>
  );
}

/** The names of the groups that a place is in. */
function useNamesOfGroups(groups: readonly PlaceGroup[], memberships: Memberships) {
  return useMemo(() => {
    const groupNames = new Map(groups.map(({ internalId, name }) => [internalId, name]));
    return ({ internalId }: { internalId: string }) =>
      [...memberships.groupsOf(internalId)].flatMap((id) => groupNames.get(id) ?? []);
  }, [groups, memberships]);
}

/** The places to show, in order. */
function useFilteredPlaces(
  places: readonly Place[],
  filter: PlaceFilter,
  memberships: Memberships,
  distanceOf: DistanceOf,
): readonly Place[] {
  const { sort, type, group, city, within } = filter;
  const sorted = useMemo(() => sortedPlaces(places, sort, distanceOf), [places, sort, distanceOf]);
  useEffect(() => prepareSearch(places), [places]);
  // Deferred, so that typing stays fast in a long list.
  const text = useDeferredValue(filter.text);
  return useMemo(() => {
    const { placesOf, isInGroups } = memberships;
    const members = placesOf(group);
    const isInGroup = group
      ? ({ internalId }: { internalId: string }) =>
          group === inNoGroup ? !isInGroups(internalId) : members.has(internalId)
      : undefined;
    return filteredPlaces(sorted, { text, type, city, within }, { isInGroup, distanceOf });
  }, [sorted, text, type, group, city, within, memberships, distanceOf]);
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon="filter"
      title="No matching places"
      action={
        <Button variant="light" onClick={onShowAll}>
          Show all places
        </Button>
      }
    >
      Try fewer words, another type, or another group.
    </EmptyState>
  );
}
