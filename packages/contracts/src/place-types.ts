/** A type of place. People can save places of any type, but only search for searchable ones. */
export interface PlaceType {
  readonly value: PlaceTypeValue;
  readonly label: string;
  readonly searchable: boolean;
}

/** The types that `searchPlaces` accepts. */
export const searchablePlaceTypes = [
  'airport',
  'aquarium',
  'art_gallery',
  'attraction',
  'bakery',
  'bank',
  'bar',
  'beach',
  'bookstore',
  'bus_station',
  'cafe',
  'campground',
  'church',
  'cinema',
  'college',
  'doctor',
  'fire_station',
  'gas_station',
  'grocery_store',
  'gym',
  'hospital',
  'hotel',
  'library',
  'mosque',
  'museum',
  'nightclub',
  'park',
  'parking',
  'pharmacy',
  'police_station',
  'post_office',
  'restaurant',
  'school',
  'shopping',
  'stadium',
  'synagogue',
  'theater',
  'train_station',
  'university',
  'vacation_destination',
  'zoo',
] as const;

/** From the specification (section 9), which lists `vacation_destination` elsewhere. */
const savedOnlyTypes = [
  'city',
  'commercial_property',
  'employment',
  'home',
  'relocation_destination',
  'retirement_destination',
  'residential_property',
  'travel_destination',
  'vacation_property',
  'work_site',
] as const;

export type SearchablePlaceType = (typeof searchablePlaceTypes)[number];
export type PlaceTypeValue = SearchablePlaceType | (typeof savedOnlyTypes)[number];

/** Turns "art_gallery" into "Art Gallery". */
function labelOf(value: string): string {
  return value
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

const typeOf = (searchable: boolean) => (value: PlaceTypeValue) => ({ value, label: labelOf(value), searchable });

/** Every type of place, sorted by label. */
export const placeTypes: readonly PlaceType[] = [
  ...searchablePlaceTypes.map(typeOf(true)),
  ...savedOnlyTypes.map(typeOf(false)),
].toSorted((left, right) => left.label.localeCompare(right.label, 'en'));

const byValue = new Map<string, PlaceType>(placeTypes.map((type) => [type.value, type]));

export function isPlaceType(value: unknown): value is PlaceTypeValue {
  return typeof value === 'string' && byValue.has(value);
}

/** The label of a type, even one that isn't on the list (imports can have those). */
export function placeTypeLabel(value: string): string {
  return byValue.get(value)?.label ?? labelOf(value);
}
