/** One kind of place. What is not searchable is kept by a person and never asked of a place search. */
export interface PlaceType {
  readonly value: PlaceTypeValue;
  readonly label: string;
  readonly searchable: boolean;
}

/** What `searchPlaces` can be asked for. */
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

/** Named in the specification (section 9), where `vacation_destination` is not among them. */
const keptOnlyTypes = [
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
export type PlaceTypeValue = SearchablePlaceType | (typeof keptOnlyTypes)[number];

/** "art_gallery" as a person reads it: "Art Gallery". */
function labelOf(value: string): string {
  return value
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

const typeOf = (searchable: boolean) => (value: PlaceTypeValue) => ({ value, label: labelOf(value), searchable });

/** Every kind of place, by label. */
export const placeTypes: readonly PlaceType[] = [
  ...searchablePlaceTypes.map(typeOf(true)),
  ...keptOnlyTypes.map(typeOf(false)),
].toSorted((left, right) => left.label.localeCompare(right.label, 'en'));

const byValue = new Map<string, PlaceType>(placeTypes.map((type) => [type.value, type]));

export function isPlaceType(value: unknown): value is PlaceTypeValue {
  return typeof value === 'string' && byValue.has(value);
}

/** The label of a type, also of one that an import brought and that is not on the list. */
export function placeTypeLabel(value: string): string {
  return byValue.get(value)?.label ?? labelOf(value);
}
