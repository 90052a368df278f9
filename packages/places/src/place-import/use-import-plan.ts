import { useDatabase } from '@keepmark/local-store/react';
import { useEffect, useMemo, useState } from 'react';
import type { Place } from '../place-table';
import { useMemberships, usePlaceGroups } from '../place-groups-store';
import { tracksOf, useSavedPlaces } from '../places-store';
import type { ColumnMatch } from './csv-columns';
import { decideImport, type ImportDecisions, noDecisions } from './decide-import';
import { runInSlices } from '@keepmark/ui/in-slices';
import { groupsOfPlan, type ImportSource, type PlannedPlace, planSteps, type SavedBefore } from './plan-import';
import { placesOfCsv } from './places-of-csv';
import type { ReadFiles } from './read-import-files';

type Matches = ReadonlyMap<number, ColumnMatch>;
const noMatches: Matches = new Map();

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

const sourcesOf = ({ files }: ReadFiles, matches: Matches): ImportSource[] =>
  files.map((file, index) => ({
    name: file.name,
    listGroup: file.listGroup,
    entries: file.kind === 'table' ? placesOfCsv(file.table, matches.get(index) ?? file.table.match) : file.places,
  }));

/** About how many steps the plan has: entries are read, looked for among the saved places, and planned. */
const stepsOf = ({ files }: ReadFiles, savedCount: number): number =>
  files.reduce(
    (sum, file) => sum + 3 * (file.kind === 'table' ? file.table.rows.length : file.places.length),
    savedCount,
  );

interface MadePlan {
  readonly plan: readonly PlannedPlace[];
  readonly read: ReadFiles;
  readonly matches: Matches;
  readonly before: SavedBefore;
}

/** Plans in slices, and again when the files, columns or saved places change. Keeps the previous plan until then. */
function usePlan(read: ReadFiles, matches: Matches, before: SavedBefore & { readonly places: readonly Place[] }) {
  const [made, setMade] = useState<MadePlan>();
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const total = stepsOf(read, before.places.length);
    const onProgress = (steps: number) => setShare(Math.min(1, steps / total));
    runInSlices(planSteps(sourcesOf(read, matches), before), { signal, onProgress }).then(
      (plan) => signal.aborted || setMade({ plan, read, matches, before }),
      (error: unknown) => signal.aborted || setFailure({ error }),
    );
    return () => abort.abort();
  }, [read, matches, before]);
  if (failure) throw failure.error;
  return {
    plan: made?.plan,
    share,
    /** Whether the entries of the plan are those of these columns. */
    hasTheseEntries: made?.read === read && made.matches === matches,
    isCurrent: made?.read === read && made.matches === matches && made.before === before,
  };
}

/** The plan for files, and what the person decides about it. */
export function useImportPlan(read: ReadFiles) {
  const before = useSavedBefore();
  const [matches, setMatches] = useState(noMatches);
  const [decisions, setDecisions] = useState<ImportDecisions>(noDecisions);
  const { plan, ...planning } = usePlan(read, matches, before);
  const groupsInFiles = useMemo(() => groupsOfPlan(plan ?? []), [plan]);
  const changes = useMemo(() => decideImport(plan ?? [], decisions), [plan, decisions]);
  const descriptions = useMemo(
    () => new Map(read.files.flatMap(({ listGroup, description }) => (description ? [[listGroup, description]] : []))),
    [read],
  );
  const savedById = useMemo(() => new Map(before.places.map((place) => [place.internalId, place])), [before]);
  return {
    ...planning,
    /** Undefined until the first plan is made. */
    plan,
    /** What the import does with these decisions. */
    changes,
    groupsInFiles,
    descriptions,
    matches,
    changeMatch: (file: number, match: ColumnMatch) => {
      setMatches(new Map([...matches, [file, match]]));
      // Other columns make other entries.
      const { fromFile, separate, merged } = noDecisions;
      setDecisions({ ...decisions, fromFile, separate, merged });
    },
    savedOf: ({ savedId }: PlannedPlace) => (savedId === undefined ? undefined : savedById.get(savedId)),
    decisions,
    setDecisions,
  };
}
