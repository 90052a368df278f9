import { hasPosition, plainName, type PlaceValues } from '../place';
import type { Place } from '../place-table';
import type { ImportedPlace } from './imported-place';
import { type Known, KnownPlaces } from './known-places';

/** What an import does with one entry of a file. */
export interface PlannedPlace {
  readonly index: number;
  readonly name: string;
  readonly outcome: 'new' | 'saved' | 'repeated' | 'unreadable';
  /** Why it isn't new, or a remark on it. */
  readonly reason: string;
  /** The place to save, if it is new. */
  readonly values?: PlaceValues & { readonly name: string };
  /** The names of its groups in the file, including those of its duplicates. */
  readonly groups: ReadonlySet<string>;
}

const noGroups: ReadonlySet<string> = new Set();

const importIdPrefix = 'import:';
/** Whether an import generated this id because the file had none. */
export const isImportId = (placeId: string): boolean => placeId.startsWith(importIdPrefix);
const sourceIdOf = (placeId = '') => (isImportId(placeId) ? '' : placeId);

/**
 * The id by which another import recognizes a place, even after edits: the id in the file, or else one made of its name
 * and location.
 */
function importId({ placeId, name, latitude, longitude, url, address, city }: PlaceValues & { name: string }): string {
  if (placeId) return placeId;
  const where =
    latitude != null && longitude != null
      ? `${latitude.toFixed(5)},${longitude.toFixed(5)}`
      : url || address || city || '';
  return `${importIdPrefix}${plainName(name)}@${where}`;
}

const asKnown = (values: PlaceValues & { name: string }, groups: readonly string[] = []): Known => ({
  name: values.name,
  address: values.address ?? '',
  city: values.city ?? '',
  latitude: values.latitude ?? null,
  longitude: values.longitude ?? null,
  sourceId: sourceIdOf(values.placeId),
  groups: new Set(groups),
});

/**
 * Plans an import. Only new places are added, and saved places never change. A file that was imported before has no new
 * places.
 */
export function planImport(entries: Iterable<ImportedPlace>, saved: Iterable<Place>): PlannedPlace[] {
  const savedPlaces = new KnownPlaces();
  for (const place of saved) savedPlaces.add(asKnown(place), place.placeId);
  const inFile = new KnownPlaces();
  const exact = new Map<string, Known>();
  const plan: PlannedPlace[] = [];
  let index = 0;
  for (const entry of entries) {
    const at = { index, groups: noGroups };
    index += 1;
    if ('problem' in entry) {
      plan.push({ ...at, name: entry.label, outcome: 'unreadable', reason: entry.problem });
      continue;
    }
    const { values, remark = '' } = entry;
    const id = importId(values);
    const known = asKnown(values, entry.groups);
    const same = savedPlaces.find(known, id);
    if (same) {
      // Later duplicates match this entry, even if the saved place was renamed.
      inFile.add(known, id);
      const reason = plainName(same.name) === plainName(known.name) ? '' : `Saved as ${same.name}`;
      plan.push({ ...at, name: values.name, outcome: 'saved', reason });
      continue;
    }
    const exactKey = entry.isExact ? JSON.stringify(values) : '';
    const before = entry.isExact ? exact.get(exactKey) : inFile.find(known, id);
    if (before) {
      for (const name of known.groups) before.groups.add(name);
      plan.push({ ...at, name: values.name, outcome: 'repeated', reason: 'In this file more than once' });
    } else {
      inFile.add(known, id);
      if (entry.isExact) exact.set(exactKey, known);
      const reason = remark || (hasPosition(known) ? '' : "No location, so it won't be on the map");
      const { groups } = known;
      plan.push({ ...at, name: values.name, outcome: 'new', reason, values: { ...values, placeId: id }, groups });
    }
  }
  return plan;
}

/** The number of entries with each outcome. */
export function countOutcomes(plan: readonly PlannedPlace[]): Readonly<Record<PlannedPlace['outcome'], number>> {
  const counts = { new: 0, saved: 0, repeated: 0, unreadable: 0 };
  for (const { outcome } of plan) counts[outcome] += 1;
  return counts;
}

/** The groups of the new places, in file order. */
export const groupsOfPlan = (plan: readonly PlannedPlace[]): readonly string[] => [
  ...new Set(plan.flatMap(({ groups }) => [...groups])),
];
