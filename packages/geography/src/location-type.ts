/** The groups that a city can be saved in (specification, section 9). */
export const locationTypes = ['relocation', 'retire', 'travel', 'vacation'] as const;
export type LocationType = (typeof locationTypes)[number];

interface LocationTypeWords {
  /** On buttons, tabs and links. */
  readonly label: string;
  /** The place type that a city gets when it is saved in this group. */
  readonly placeType: string;
  readonly placeTypeLabel: string;
  /** The heading of its screens. */
  readonly heading: string;
}

export const locationTypeWords: Readonly<Record<LocationType, LocationTypeWords>> = {
  relocation: {
    label: 'Relocation',
    placeType: 'relocation_destination',
    placeTypeLabel: 'Relocation Destination',
    heading: 'Relocation cities',
  },
  retire: {
    label: 'Retirement',
    placeType: 'retirement_destination',
    placeTypeLabel: 'Retirement Destination',
    heading: 'Retirement cities',
  },
  travel: {
    label: 'Travel',
    placeType: 'travel_destination',
    placeTypeLabel: 'Travel Destination',
    heading: 'Travel cities',
  },
  vacation: {
    label: 'Vacation',
    placeType: 'vacation_destination',
    placeTypeLabel: 'Vacation Destination',
    heading: 'Vacation cities',
  },
};

export function isLocationType(value: unknown): value is LocationType {
  return (locationTypes as readonly unknown[]).includes(value);
}

/** The groups that a place belongs to, by its place types. */
export function locationTypesOf(placeTypes: readonly string[]): LocationType[] {
  return locationTypes.filter((type) => placeTypes.includes(locationTypeWords[type].placeType));
}
