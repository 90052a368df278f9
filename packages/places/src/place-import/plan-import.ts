import { hasPosition, plainName, type PlaceValues } from '../place';
import type { Place } from '../place-table';
import type { ImportedPlace } from './imported-place';
import { type Known, KnownPlaces } from './known-places';

/** What will happen to one entry of a file. */
export interface PlannedPlace {
  readonly index: number;
  readonly name: string;
  readonly outcome: 'new' | 'saved' | 'repeated' | 'unreadable';
  /** Why it is not new, or what to know of it. */
  readonly reason: string;
  /** What is saved when it is new. */
  readonly values?: PlaceValues & { readonly name: string };
  /** The names of the groups that the file has it in, in all of its entries. */
  readonly groups: ReadonlySet<string>;
}

const noGroups: ReadonlySet<string> = new Set();

const importIdPrefix = 'import:';
/** Whether an import made this id up, since the file had none. */
export const isImportId = (placeId: string): boolean => placeId.startsWith(importIdPrefix);
const sourceIdOf = (placeId = '') => (isImportId(placeId) ? '' : placeId);

/**
 * By what a second import knows a place again, whatever a person has made of it meanwhile: the id that its file gives it,
 * or else its name with where it is.
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
 * Says for each entry of a file what will happen: only what is new is added, and nothing that is saved is touched. The
 * plan of a file that was imported before has nothing new in it.
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
      // What stands in the file again is known by this one, even when the saved place has another name by now.
      inFile.add(known, id);
      const reason = plainName(same.name) === plainName(known.name) ? '' : `You keep it as ${same.name}.`;
      plan.push({ ...at, name: values.name, outcome: 'saved', reason });
      continue;
    }
    const said = entry.isExact ? JSON.stringify(values) : '';
    const before = entry.isExact ? exact.get(said) : inFile.find(known, id);
    if (before) {
      for (const name of known.groups) before.groups.add(name);
      plan.push({ ...at, name: values.name, outcome: 'repeated', reason: 'It is in the file more than once.' });
    } else {
      inFile.add(known, id);
      if (entry.isExact) exact.set(said, known);
      const reason =
        remark || (hasPosition(known) ? '' : 'It has no position, so it is in the list and not on the map.');
      const { groups } = known;
      plan.push({ ...at, name: values.name, outcome: 'new', reason, values: { ...values, placeId: id }, groups });
    }
  }
  return plan;
}

/** How many entries meet each outcome. */
export function countOutcomes(plan: readonly PlannedPlace[]): Readonly<Record<PlannedPlace['outcome'], number>> {
  const counts = { new: 0, saved: 0, repeated: 0, unreadable: 0 };
  for (const { outcome } of plan) counts[outcome] += 1;
  return counts;
}

/** The groups of what is new, in the order of the file. */
export const groupsOfPlan = (plan: readonly PlannedPlace[]): readonly string[] => [
  ...new Set(plan.flatMap(({ groups }) => [...groups])),
];
