import type { PlaceValues } from '../place';
import type { StoredTrack } from '../place-track/stored-track';
import { importId, isImportId, sourceIdOf } from './import-id';
import type { ImportedPlace } from './imported-place';
import { areApart, isSamePlace, type Known, KnownPlaces } from './known-places';

/** The entries of one file. */
export interface ImportSource {
  /** The file's name, for people. */
  readonly name: string;
  /** The group suggested for entries that are in none; empty for none. */
  readonly listGroup: string;
  readonly entries: Iterable<ImportedPlace>;
}

export type ReadPlace = Extract<ImportedPlace, { values: unknown }>;

/** What tells whether the values are a place that is known. */
export const asKnown = (values: PlaceValues & { name: string }): Known => ({
  name: values.name,
  address: values.address ?? '',
  city: values.city ?? '',
  latitude: values.latitude ?? null,
  longitude: values.longitude ?? null,
  sourceId: sourceIdOf(values.placeId),
});

interface Entry {
  readonly index: number;
  readonly entry: ReadPlace;
  readonly source: ImportSource;
}

export interface EntryGroup {
  readonly entries: Entry[];
  /** What all of them say together. */
  known: Known;
  track: StoredTrack | undefined;
}

/** A place has one track, so two that start at the same spot are two places. */
export function haveSameTrack(one: StoredTrack | undefined, other: StoredTrack | undefined): boolean {
  if (!one || !other) return true;
  const { kind, segments } = one;
  if (kind !== other.kind || segments.length !== other.segments.length) return false;
  return segments.every((segment, at) => segment === other.segments[at]);
}

/** An entry without a location fits many; once another has located the group, it fits fewer. */
const together = (one: Known, other: Known): Known => ({
  ...(one.latitude === null ? other : one),
  name: one.name,
  address: one.address || other.address,
  city: one.city || other.city,
  sourceId: one.sourceId || other.sourceId,
});

/** Groups the entries that are the same place. Own files may hold places that look the same, so theirs must be identical. */
export class EntryGroups {
  readonly #groups: EntryGroup[] = [];
  readonly #known = new KnownPlaces<EntryGroup>();
  readonly #exact = new Map<string, EntryGroup>();

  add(one: Entry): void {
    const { values, track, isExact } = one.entry;
    const [known, id] = [asKnown(values), importId(values)];
    const key = isExact ? JSON.stringify([values, track]) : '';
    const found = isExact ? this.#exact.get(key) : this.#find(known, id, one);
    const group = found ?? { entries: [], known, track };
    if (!found) this.#groups.push(group);
    group.entries.push(one);
    group.known = together(group.known, known);
    group.track ??= track;
    this.#known.add(known, id, group);
    if (isExact) this.#exact.set(key, group);
  }

  #find(known: Known, id: string, { entry, source }: Entry): EntryGroup | undefined {
    const hasTrack = (group: EntryGroup) => haveSameTrack(group.track, entry.track);
    // Nobody sets two pins in one list for the same place. One entry of a group stands for all of its source.
    const isApart = ({ entries }: EntryGroup) => {
      const located = entries.find((other) => other.source === source && other.entry.values.latitude !== null);
      return located !== undefined && areApart(asKnown(located.entry.values), known);
    };
    return (
      // An id that we made has rounded coordinates.
      this.#known.withId(id, (group) => hasTrack(group) && !(isImportId(id) && isApart(group))) ??
      this.#known.named(known, (group) => isSamePlace(group.known, known) && hasTrack(group) && !isApart(group))
    );
  }

  [Symbol.iterator] = () => this.#groups.values();
}
