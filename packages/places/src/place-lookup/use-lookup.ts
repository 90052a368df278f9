import type { ApiClient } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useDatabase } from '@keepmark/local-store/react';
import type { Coordinates } from '@keepmark/map';
import { notify, notifyWithUndo, tryAndNotify } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { useMemo, useSyncExternalStore } from 'react';
import { hasPosition } from '../place';
import { placeGroupLinkTable } from '../place-group-tables';
import { membershipsOf } from '../place-groups-store';
import { type Place, placeTable } from '../place-table';
import { createPlacesStore, useSavedPlaces } from '../places-store';
import { findCandidates } from './find-candidates';
import { valuesOfCandidate } from './location-candidates';
import { LocationLookup, type LookupState, type LookupTools } from './location-lookup';
import { readStoredMatches, storeMatches } from './stored-matches';

const lookups = new WeakMap<Database, LocationLookup>();

/** The look-up of a database. A reload keeps what it left to review. */
function lookupOf(database: Database): LocationLookup {
  const known = lookups.get(database);
  if (known) return known;
  const lookup = new LocationLookup(readStoredMatches());
  const store = () => storeMatches(lookup.state.doubtful);
  // While it is running, the list grows with every place.
  lookup.subscribe(() => {
    if (!lookup.state.isRunning) store();
  });
  globalThis.addEventListener('pagehide', store);
  lookups.set(database, lookup);
  return lookup;
}

/** The saved places without a location. */
export const unlocatedPlaces = (places: readonly Place[]): Place[] => places.filter((place) => !hasPosition(place));

/** The median location of the other places in a place's groups, which is inside their densest area. */
function areaOfGroups(database: Database): (place: Place) => Coordinates | undefined {
  const located = new Map(
    allRows(database.table(placeTable))
      .filter(hasPosition)
      .map((place) => [place.internalId, place]),
  );
  const { groupsOf, placesOf } = membershipsOf(allRows(database.table(placeGroupLinkTable)));
  const middle = (values: readonly number[]) => values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0;
  return ({ internalId }) => {
    const near: Place[] = [];
    for (const groupId of groupsOf(internalId)) {
      for (const id of placesOf(groupId)) {
        const other = located.get(id);
        if (other) near.push(other);
      }
    }
    if (near.length === 0) return undefined;
    return {
      latitude: middle(near.map(({ latitude }) => latitude ?? 0)),
      longitude: middle(near.map(({ longitude }) => longitude ?? 0)),
    };
  };
}

function toolsOf(database: Database, api: ApiClient): LookupTools {
  const areaOf = areaOfGroups(database);
  const store = createPlacesStore(database);
  return {
    find: (place, signal) => findCandidates(api, place, areaOf(place), signal),
    save: (located) => {
      const table = database.table(placeTable);
      const changes = [...located].flatMap(([internalId, candidate]) => {
        const place = table.get(internalId);
        return place && !hasPosition(place) ? [{ internalId, values: valuesOfCandidate(candidate, place) }] : [];
      });
      const message = `Located ${plural(changes.length, 'place')}.`;
      const undo = tryAndNotify(() => store.addOrChange(changes, message));
      if (undo) notifyWithUndo(message, undo);
    },
  };
}

/** Starts looking up every saved place without a location. */
export function useStartLookup(): () => void {
  const database = useDatabase();
  const { api } = useAppContext();
  return () => {
    const lookup = lookupOf(database);
    const places = unlocatedPlaces(allRows(database.table(placeTable)));
    void lookup.start(places, toolsOf(database, api)).then(() => {
      const { doubtful, problem } = lookup.state;
      if (problem) notify.error(problem);
      else if (doubtful.length > 0)
        notify.info(`${plural(doubtful.length, 'doubtful match', 'doubtful matches')} to review.`);
      return undefined;
    });
  };
}

/** Whether no look-up is running and none left matches to review. Re-renders when that changes. */
export function useIsLookupIdle(): boolean {
  const lookup = lookupOf(useDatabase());
  return useSyncExternalStore(lookup.subscribe, () => !lookup.state.isRunning && lookup.state.doubtful.length === 0);
}

/** The look-up and its state, without matches of places that were located or deleted since. Re-renders on progress. */
export function useLookup(): { readonly lookup: LocationLookup; readonly state: LookupState } {
  const lookup = lookupOf(useDatabase());
  const current = useSyncExternalStore(lookup.subscribe, () => lookup.state);
  const places = useSavedPlaces();
  const unlocatedIds = useMemo(() => new Set(unlocatedPlaces(places).map(({ internalId }) => internalId)), [places]);
  const state = useMemo(
    () => ({ ...current, doubtful: current.doubtful.filter(({ placeId }) => unlocatedIds.has(placeId)) }),
    [current, unlocatedIds],
  );
  return { lookup, state };
}
