import { placeName, type PlaceValues } from '../place';
import type { Place } from '../place-table';
import type { StoredTrack } from '../place-track/stored-track';
import { changedFields, comparable, completePlace, type Difference, isLocated } from './complete-place';
import {
  asKnown,
  type EntryGroup,
  EntryGroups,
  haveSameTrack,
  type ImportSource,
  type ReadPlace,
} from './entry-groups';
import { importId } from './import-id';
import { isSamePlace, type Known, KnownPlaces } from './known-places';

export type { ImportSource } from './entry-groups';

/** What is saved already. */
export interface SavedBefore {
  readonly places: Iterable<Place>;
  readonly groupsOf?: (place: Place) => readonly string[];
  readonly trackOf?: (place: Place) => StoredTrack | undefined;
}

/** What an import does with one entry of a file. */
export interface PlannedPlace {
  readonly index: number;
  readonly name: string;
  readonly outcome: 'new' | 'completed' | 'saved' | 'repeated' | 'unreadable';
  /** Why it isn't new, what it adds, or a remark on it. */
  readonly reason: string;
  /** The place to save if it is new, or the fields that complete a saved one. */
  readonly values?: PlaceValues;
  /** The place to save if it is another one than the saved place that it was taken for, and its track. */
  readonly ownValues?: PlaceValues;
  readonly ownTrack?: StoredTrack | undefined;
  /** The saved place that is completed. */
  readonly savedId?: string;
  /** Values that the saved place keeps unless the person decides otherwise. */
  readonly differences: readonly Difference[];
  readonly track?: StoredTrack | undefined;
  /** The names of its groups in the files, including those of its duplicates. */
  readonly groups: ReadonlySet<string>;
}

/** A place that entries of the files add or complete. */
class MergedPlace {
  readonly index: number;
  readonly source: string;
  readonly saved: Place | undefined;
  readonly groups = new Set<string>();
  readonly #name: string;
  readonly #remark: string;
  readonly #entryValues: PlaceValues;
  readonly #ownValues: PlaceValues;
  readonly #ownTrack: StoredTrack | undefined;
  readonly #groupsBefore: ReadonlySet<string>;
  readonly #savedTrack: StoredTrack | undefined;
  readonly #differences: Difference[] = [];
  /** The place as it will be. */
  #values: PlaceValues;
  #changes: PlaceValues = {};
  #track: StoredTrack | undefined;

  constructor(index: number, source: string, entry: ReadPlace, saved?: Place, before: Partial<SavedBefore> = {}) {
    this.index = index;
    this.source = source;
    this.saved = saved;
    this.#name = entry.values.name;
    this.#remark = entry.remark ?? '';
    this.#entryValues = entry.values;
    this.#ownValues = { ...entry.values, placeId: importId(entry.values) };
    this.#ownTrack = entry.track;
    this.#values = saved ?? this.#ownValues;
    this.#groupsBefore = new Set(saved && before.groupsOf?.(saved).map(comparable));
    this.#savedTrack = saved && before.trackOf?.(saved);
  }

  add({ values, groups = [], track }: ReadPlace, listGroup: string): void {
    const inGroups = groups.length > 0 ? groups : listGroup ? [listGroup] : [];
    for (const group of inGroups) if (!this.#groupsBefore.has(comparable(group))) this.groups.add(group);
    if (!this.#savedTrack) this.#track ??= track;
    // A new place starts with everything that its own entry says.
    if (!this.saved && values === this.#entryValues) return;
    const { changes, differences } = completePlace(this.#values, values);
    this.#values = { ...this.#values, ...changes };
    this.#changes = { ...this.#changes, ...changes };
    for (const difference of differences) {
      const isKnown = this.#differences.some(
        ({ field, theirs }) => field === difference.field && comparable(theirs) === comparable(difference.theirs),
      );
      if (!isKnown) this.#differences.push(difference);
    }
  }

  /** Whether entries can still be this place: it was unlocated and other entries may have located it. */
  accepts(known: Known): boolean {
    return isSamePlace(asKnown({ ...this.#values, name: this.#name }), known);
  }

  acceptsTrack(track: StoredTrack | undefined): boolean {
    return haveSameTrack(this.#savedTrack ?? this.#track, track);
  }

  get plan(): PlannedPlace {
    const plan = { index: this.index, name: this.#name, differences: this.#differences, groups: this.groups };
    const track = this.#track && { track: this.#track };
    if (!this.saved) {
      const reason = this.#remark || (isLocated(this.#values) ? '' : "No location, so it won't be on the map");
      return { ...plan, ...track, outcome: 'new', reason, values: this.#values };
    }
    const added = [...changedFields(this.#changes), ...(this.#track ? ['track'] : [])];
    const isRenamed = comparable(placeName(this.saved)) !== comparable(this.#name);
    const reason = [
      isRenamed && `Saved as ${placeName(this.saved)}`,
      added.length > 0 && `Adds ${added.join(', ')}`,
      this.#differences.length > 0 &&
        `Different: ${this.#differences.map(({ label }) => label.toLowerCase()).join(', ')}`,
    ]
      .filter(Boolean)
      .join(' · ');
    const isCompleted = Object.keys(this.#changes).length > 0 || this.#track || this.groups.size > 0;
    const outcome = isCompleted || this.#differences.length > 0 ? 'completed' : 'saved';
    const own = { ownValues: this.#ownValues, ownTrack: this.#ownTrack, savedId: this.saved.internalId };
    return { ...plan, ...track, ...own, outcome, reason, values: this.#changes };
  }
}

interface SavedMatch {
  /** Whether a place can be the one with this track. */
  readonly hasTrack: (place: Place, track: StoredTrack | undefined) => boolean;
  /** Whether a place that matches by name can still be theirs. */
  readonly accepts: (place: Place, known: Known) => boolean;
}

/** Finds the saved place that entries stand for: by our id, then by the source's id, then by name and location. */
function* savedFinder(
  places: Iterable<Place>,
  { hasTrack, accepts }: SavedMatch,
): Generator<void, (group: EntryGroup) => Place | undefined> {
  const known = new KnownPlaces<Place>();
  const byId = new Map<string, Place>();
  for (const place of places) {
    known.add(asKnown({ ...place, name: placeName(place) }), place.placeId, place);
    byId.set(place.internalId, place);
    yield;
  }
  type Matches = (place: Place) => boolean;
  const idTries: readonly ((entry: ReadPlace, matches: Matches) => Place | undefined)[] = [
    ({ keepmarkId = '' }, matches) => [byId.get(keepmarkId)].find((place) => place && matches(place)),
    ({ values }, matches) => known.withId(importId(values), matches),
  ];
  return ({ entries, known: wanted, track }: EntryGroup): Place | undefined => {
    const matches: Matches = (place) => hasTrack(place, track);
    for (const find of idTries) {
      for (const { entry } of entries) {
        const found = find(entry, matches);
        if (found) return found;
      }
    }
    return known.named(wanted, (place) => matches(place) && accepts(place, wanted));
  };
}

const withoutPlan = { differences: [], groups: new Set<string>() } as const;

/** Groups the entries that are the same place, and puts the others into the plan. */
function* groupEntries(sources: Iterable<ImportSource>, planned: PlannedPlace[]): Generator<void, EntryGroups> {
  const entryGroups = new EntryGroups();
  let index = 0;
  for (const source of sources) {
    for (const entry of source.entries) {
      if ('problem' in entry) {
        const { label: name, problem: reason } = entry;
        planned[index] = { index, name, outcome: 'unreadable', reason, ...withoutPlan };
      } else entryGroups.add({ index, entry, source });
      index += 1;
      yield;
    }
  }
  return entryGroups;
}

/** Plans an import as `planImport` does, one entry or saved place per step. */
export function* planSteps(sources: Iterable<ImportSource>, before: SavedBefore): Generator<void, PlannedPlace[]> {
  const planned: PlannedPlace[] = [];
  const entryGroups = yield* groupEntries(sources, planned);
  const merged = new Map<string, MergedPlace>();
  const findSaved = yield* savedFinder(before.places, {
    hasTrack: (place, track) =>
      merged.get(place.internalId)?.acceptsTrack(track) ?? haveSameTrack(before.trackOf?.(place), track),
    accepts: ({ internalId }, known) => merged.get(internalId)?.accepts(known) ?? true,
  });
  for (const group of entryGroups) {
    yield;
    const { entries } = group;
    const [first] = entries;
    if (!first) continue;
    const saved = findSaved(group);
    const known = saved && merged.get(saved.internalId);
    const isOtherTrack = !saved && group.track && findSaved({ ...group, track: undefined });
    const entry = { ...first.entry, ...(isOtherTrack && { remark: 'You saved this place with another track' }) };
    const place = known ?? new MergedPlace(first.index, first.source.name, entry, saved, before);
    merged.set(saved?.internalId ?? `new ${first.index}`, place);
    for (const { index: at, entry: one, source } of entries) {
      // Another exact entry of a saved place is a place of its own in another browser.
      if (!known || !one.isExact) place.add(one, source.listGroup);
      const reason = place.source === source.name ? 'In this file more than once' : `Also in ${place.source}`;
      planned[at] = { index: at, name: one.values.name, outcome: 'repeated', reason, ...withoutPlan };
    }
  }
  for (const place of merged.values()) {
    planned[place.index] = place.plan;
    yield;
  }
  return planned;
}

/**
 * Plans an import of files. New places are added; saved ones are completed, and never overwritten. A place in two lists
 * is in both groups. A file that was imported before changes nothing.
 */
export function planImport(sources: Iterable<ImportSource>, before: SavedBefore): PlannedPlace[] {
  const steps = planSteps(sources, before);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The number of entries with each outcome. */
export function countOutcomes(plan: readonly PlannedPlace[]): Readonly<Record<PlannedPlace['outcome'], number>> {
  const counts = { new: 0, completed: 0, saved: 0, repeated: 0, unreadable: 0 };
  for (const { outcome } of plan) counts[outcome] += 1;
  return counts;
}

/** The groups that places are added to and how many, in file order. */
export function groupsOfPlan(plan: readonly PlannedPlace[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { groups } of plan) for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}
