import { useDatabase } from '@keepmark/local-store/react';
import { useMemo, useState } from 'react';
import type { Place } from '../place-table';
import { useMemberships, usePlaceGroups } from '../place-groups-store';
import { tracksOf, useSavedPlaces } from '../places-store';
import type { ColumnMatch } from './csv-columns';
import { type ImportDecisions, noDecisions } from './decide-import';
import { groupsOfPlan, type ImportSource, type PlannedPlace, planImport, type SavedBefore } from './plan-import';
import { placesOfCsv } from './places-of-csv';
import type { ReadFiles } from './read-import-files';

const noMatches: ReadonlyMap<number, ColumnMatch> = new Map();

/** The saved places with their groups and tracks, for a plan. */
export function useSavedBefore(): SavedBefore & { readonly places: readonly Place[] } {
  const database = useDatabase();
  const places = useSavedPlaces();
  const groups = usePlaceGroups();
  const { groupsOf } = useMemberships();
  return useMemo(() => {
    const names = new Map(groups.map(({ internalId, name }) => [internalId, name]));
    const tracks = tracksOf(database);
    return {
      places,
      groupsOf: ({ internalId }) => [...groupsOf(internalId)].flatMap((id) => names.get(id) ?? []),
      trackOf: ({ internalId }) => tracks.get(internalId),
    };
  }, [database, places, groups, groupsOf]);
}

const sourcesOf = ({ files }: ReadFiles, matches: ReadonlyMap<number, ColumnMatch>): ImportSource[] =>
  files.map((file, index) => ({
    name: file.name,
    listGroup: file.listGroup,
    entries: file.kind === 'table' ? placesOfCsv(file.table, matches.get(index) ?? file.table.match) : file.places,
  }));

/** The plan for files, and what the person decides about it. */
export function useImportPlan(read: ReadFiles) {
  const before = useSavedBefore();
  const [matches, setMatches] = useState(noMatches);
  const [decisions, setDecisions] = useState<ImportDecisions>(noDecisions);
  const plan = useMemo(() => planImport(sourcesOf(read, matches), before), [read, matches, before]);
  const groupsInFiles = useMemo(() => groupsOfPlan(plan), [plan]);
  const descriptions = useMemo(
    () => new Map(read.files.flatMap(({ listGroup, description }) => (description ? [[listGroup, description]] : []))),
    [read],
  );
  const savedById = useMemo(() => new Map(before.places.map((place) => [place.internalId, place])), [before]);
  return {
    plan,
    groupsInFiles,
    descriptions,
    matches,
    changeMatch: (file: number, match: ColumnMatch) => {
      setMatches(new Map([...matches, [file, match]]));
      // Other columns make other entries.
      setDecisions({ ...decisions, fromFile: noDecisions.fromFile, separate: noDecisions.separate });
    },
    savedOf: ({ savedId }: PlannedPlace) => (savedId === undefined ? undefined : savedById.get(savedId)),
    decisions,
    setDecisions,
  };
}
