import { distanceKm } from '@keepmark/map/geometry';
import { heightText } from '@keepmark/ui/words';
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
import { importId, isImportId } from './import-id';
import { areApart, isSamePlace, type Known, KnownPlaces, nearbyKm, positionOf } from './known-places';

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
  /** `similar` is new, though a saved place nearby has its name. */
  readonly outcome: 'new' | 'similar' | 'completed' | 'saved' | 'repeated' | 'unreadable';
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
  /** What to do instead if a similar one is the saved place. */
  readonly nearby?: PlannedPlace;
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
  readonly #pins: Known[] = [];
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

  addAll({ entries, known }: EntryGroup): void {
    // Another exact entry of a saved place is a place of its own in another browser.
    const isTaken = this.#pins.length > 0;
    this.#pins.push(known);
    for (const { entry, source } of entries) if (!isTaken || !entry.isExact) this.#add(entry, source.listGroup);
  }

  #add({ values, groups = [], track }: ReadPlace, listGroup: string): void {
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

  /** Whether its entries are pins elsewhere, if only by a meter: in one file, these are two places. */
  isApart(known: Known): boolean {
    return this.#pins.some((pin) => areApart(pin, known));
  }

  /** Whether entries can still be this place: it was unlocated and other entries may have located it. */
  accepts(known: Known): boolean {
    return !this.isApart(known) && isSamePlace(asKnown({ ...this.#values, name: this.#name }), known);
  }

  acceptsTrack(track: StoredTrack | undefined): boolean {
    return haveSameTrack(this.#savedTrack ?? this.#track, track);
  }

  get plan(): PlannedPlace {
    const plan = { index: this.index, name: this.#name, differences: this.#differences, groups: this.groups };
    const track = this.#track && { track: this.#track };
    if (!this.saved) {
      const reason = this.#remark || (isLocated(this.#values) ? '' : 'No location, so it won’t be on the map');
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
  /** Whether other entries took the place, and they are elsewhere. */
  readonly isApart: (place: Place, known: Known) => boolean;
  /** Whether entries took the place. */
  readonly isTaken: (place: Place) => boolean;
}

interface SavedFinder {
  /** The saved place that entries stand for: by our id, then by the source's id, then by name and location. */
  readonly find: (group: EntryGroup) => Place | undefined;
  /** A saved place nearby that has the same name and that no entry took. */
  readonly findNearby: (group: EntryGroup) => Place | undefined;
}

function* savedFinder(
  places: Iterable<Place>,
  { hasTrack, accepts, isApart, isTaken }: SavedMatch,
): Generator<void, SavedFinder> {
  const known = new KnownPlaces<Place>();
  const byId = new Map<string, Place>();
  for (const place of places) {
    known.add(asKnown({ ...place, name: placeName(place) }), place.placeId, place);
    byId.set(place.internalId, place);
    yield;
  }
  const findById = ({ values, keepmarkId = '' }: ReadPlace, { known: wanted, track }: EntryGroup) => {
    const matches = (place: Place) => hasTrack(place, track);
    const own = byId.get(keepmarkId);
    if (own && matches(own)) return own;
    const id = importId(values);
    // An id that we made has rounded coordinates.
    return known.withId(id, (place) => matches(place) && !(isImportId(id) && isApart(place, wanted)));
  };
  return {
    find: (group) => {
      for (const { entry } of group.entries) {
        const found = findById(entry, group);
        if (found) return found;
      }
      return known.named(group.known, (place) => hasTrack(place, group.track) && accepts(place, group.known));
    },
    findNearby: ({ known: wanted, track }) =>
      wanted.latitude === null
        ? undefined
        : known.named(wanted, (place) => hasTrack(place, track) && !isTaken(place), nearbyKm),
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
  const saved = yield* savedFinder(before.places, {
    hasTrack: (place, track) =>
      merged.get(place.internalId)?.acceptsTrack(track) ?? haveSameTrack(before.trackOf?.(place), track),
    accepts: ({ internalId }, known) => merged.get(internalId)?.accepts(known) ?? true,
    isApart: ({ internalId }, known) => merged.get(internalId)?.isApart(known) ?? false,
    isTaken: ({ internalId }) => merged.has(internalId),
  });
  const added: { readonly place: MergedPlace; readonly group: EntryGroup; readonly entry: ReadPlace }[] = [];
  for (const group of entryGroups) {
    yield;
    const { entries } = group;
    const [first] = entries;
    if (!first) continue;
    const found = saved.find(group);
    const isOtherTrack = !found && group.track && saved.find({ ...group, track: undefined });
    const entry = { ...first.entry, ...(isOtherTrack && { remark: 'You saved this place with another track' }) };
    const place =
      (found && merged.get(found.internalId)) ?? new MergedPlace(first.index, first.source.name, entry, found, before);
    merged.set(found?.internalId ?? `new ${first.index}`, place);
    place.addAll(group);
    if (!found) added.push({ place, group, entry });
    for (const { index: at, entry: one, source } of entries) {
      const reason = place.source === source.name ? 'In this file more than once' : `Also in ${place.source}`;
      planned[at] = { index: at, name: one.values.name, outcome: 'repeated', reason, ...withoutPlan };
    }
  }
  for (const place of merged.values()) {
    planned[place.index] = place.plan;
    yield;
  }
  // A saved place nearby is offered once, and only if no entry is it: two that complete it would each undo the other.
  for (const { place, group, entry } of added) {
    const near = saved.findNearby(group);
    if (!near) continue;
    const completed = new MergedPlace(place.index, place.source, entry, near, before);
    completed.addAll(group);
    merged.set(near.internalId, completed);
    const meters = distanceKm(positionOf(group.known), positionOf(asKnown({ ...near, name: '' }))) * 1000;
    const reason = [place.plan.reason, `You saved one ${heightText(meters)} away`].filter(Boolean).join(' · ');
    planned[place.index] = { ...place.plan, outcome: 'similar', reason, nearby: completed.plan };
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
  const counts = { new: 0, similar: 0, completed: 0, saved: 0, repeated: 0, unreadable: 0 };
  for (const { outcome } of plan) counts[outcome] += 1;
  return counts;
}

/** The groups that places are added to and how many, in file order. */
export function groupsOfPlan(plan: readonly PlannedPlace[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { groups } of plan) for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}
