import { countryName } from '@keepmark/ui/words';
import type { FoundPlace } from '@keepmark/contracts';
import { webAddress } from '@keepmark/contracts';
import { distanceKm } from '@keepmark/map/geometry';
import { hasPosition, plainName, type PlaceValues } from '../place';
import type { Place } from '../place-table';
import type { SearchSort } from './place-search';

/** A found place, marked as saved or not. */
export interface MarkedPlace {
  readonly found: FoundPlace;
  /** Whether it, or a place with its name, is saved (specification, section 4). */
  readonly alreadyAdded: boolean;
  /** The same place among the saved ones, or one with its name. */
  readonly saved: Place | undefined;
  /** Whether only the names match. It may be another place, so it can still be saved. */
  readonly isByNameAlone: boolean;
  /** The distance to `saved`; null when that has no coordinates. */
  readonly savedDistanceKm: number | null;
}

/** Indexes saved places by their source's id and by name. */
export function savedIndex(places: readonly Place[]) {
  const byId = new Map(places.flatMap((place) => (place.placeId ? [[place.placeId, place] as const] : [])));
  const byName = new Map(places.map((place) => [plainName(place.name), place]));
  return { byId, byName };
}
export type SavedIndex = ReturnType<typeof savedIndex>;

/** Marks a found place as saved or not. */
export function markFound(found: FoundPlace, { byId, byName }: SavedIndex): MarkedPlace {
  const same = byId.get(found.placeId);
  const saved = same ?? byName.get(plainName(found.title));
  const savedDistanceKm =
    saved && hasPosition(saved)
      ? distanceKm(found.gps_coordinates, { latitude: saved.latitude ?? 0, longitude: saved.longitude ?? 0 })
      : null;
  return {
    found,
    alreadyAdded: saved !== undefined,
    saved,
    isByNameAlone: saved !== undefined && !same,
    savedDistanceKm,
  };
}

/** The fields to save of a found place. */
export function valuesOfFound(found: FoundPlace): PlaceValues & { name: string } {
  const { placeId, title, type, address, city, state, country, website, phone, hours, gps_coordinates: at } = found;
  return {
    placeId,
    name: title,
    types: type ? [type] : [],
    description: [phone && `Phone: ${phone}`, hours && `Opening hours: ${hours}`].filter(Boolean).join('\n'),
    url: webAddress(website) ?? '',
    address,
    city,
    state,
    country: countryName(country),
    latitude: at.latitude,
    longitude: at.longitude,
  };
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

/** "Open now", "Closed now", or what is known about the hours. */
export function openingText({ open_now: isOpen, hours }: FoundPlace): string {
  if (isOpen === null) return hours ? 'Hours listed' : 'Hours unknown';
  return isOpen ? 'Open now' : 'Closed now';
}
