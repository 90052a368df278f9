import { countryName } from '@keepmark/ui/words';
import type { FoundPlace } from '@keepmark/contracts';
import { webAddress } from '@keepmark/contracts';
import type { MapPoint } from '@keepmark/map';
import { distanceKm } from '@keepmark/map/geometry';
import { hasPosition, placeName, plainName, type PlaceValues } from '../place';
import type { Place } from '../place-table';
import type { SearchSort } from './place-search';

/** A found place, marked as saved or not. */
export interface MarkedPlace {
  readonly found: FoundPlace;
  /** Whether it, or a place with its name, is saved (specification, section 4). */
  readonly alreadyAdded: boolean;
  /** Whether it is saved itself: by its id, or by its name at its location (decisions, "Already saved"). */
  readonly isSaved: boolean;
  /** The same place among the saved ones, or the nearest one with its name. */
  readonly saved: Place | undefined;
  /** The distance to `saved`; null when that has no coordinates. */
  readonly savedDistanceKm: number | null;
}

/** Two places with one name this near to each other are the same one; branches of a chain are farther apart. */
const sameLocationKm = 0.1;

/** Indexes saved places by their source's id and by name. */
export function savedIndex(places: readonly Place[]) {
  const byId = new Map(places.flatMap((place) => (place.placeId ? [[place.placeId, place] as const] : [])));
  const byName = new Map<string, Place[]>();
  for (const place of places) {
    const name = plainName(placeName(place));
    const named = byName.get(name);
    if (named) named.push(place);
    else byName.set(name, [place]);
  }
  return { byId, byName };
}
export type SavedIndex = ReturnType<typeof savedIndex>;

/** Marks a found place as saved or not. */
export function markFound(found: FoundPlace, { byId, byName }: SavedIndex): MarkedPlace {
  const distanceTo = (place: Place): number | null =>
    hasPosition(place)
      ? distanceKm(found.gps_coordinates, { latitude: place.latitude ?? 0, longitude: place.longitude ?? 0 })
      : null;
  const same = byId.get(found.placeId);
  const named = (byName.get(plainName(found.title)) ?? []).map((place) => ({ place, distance: distanceTo(place) }));
  const [nearest] = named.toSorted((left, right) => (left.distance ?? Infinity) - (right.distance ?? Infinity));
  const saved = same ?? nearest?.place;
  const savedDistanceKm = same ? distanceTo(same) : (nearest?.distance ?? null);
  return {
    found,
    alreadyAdded: saved !== undefined,
    isSaved: same !== undefined || (savedDistanceKm !== null && savedDistanceKm <= sameLocationKm),
    saved,
    savedDistanceKm,
  };
}

/** The fields to save of a found place. */
export function valuesOfFound(found: FoundPlace): PlaceValues & { name: string } {
  const { placeId, title, type, address, city, state, country, website, gps_coordinates: at } = found;
  const { phone, hours, timezone } = found;
  return {
    placeId,
    name: title,
    types: type ? [type] : [],
    phone,
    openingHours: hours,
    timeZone: timezone,
    url: webAddress(website) ?? '',
    address,
    city,
    state,
    country: countryName(country),
    latitude: at.latitude,
    longitude: at.longitude,
  };
}

/** A found place on a map. */
export function pointOfFound({ placeId, title, type, gps_coordinates: at }: FoundPlace, category: string): MapPoint {
  return { id: placeId, label: title, latitude: at.latitude, longitude: at.longitude, category, icon: type };
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Sorts results. The API sorts them by match. */
export function sortedFound(places: readonly FoundPlace[], sort: SearchSort): readonly FoundPlace[] {
  if (sort === 'name') return places.toSorted((left, right) => collator.compare(left.title, right.title));
  if (sort === 'distance') {
    return places.toSorted(
      (left, right) => (left.distance_miles ?? Infinity) - (right.distance_miles ?? Infinity) || 0,
    );
  }
  return places;
}
