/** What a city is looked at for (specification, section 9). */
export const locationTypes = ['relocation', 'retire', 'travel', 'vacation'] as const;
export type LocationType = (typeof locationTypes)[number];

interface LocationTypeWords {
  /** On buttons and tabs. */
  readonly label: string;
  /** The kind of place that a city becomes when it is kept for this. */
  readonly placeType: string;
  readonly placeTypeLabel: string;
  /** The heading of the kept ones. */
  readonly heading: string;
}

export const locationTypeWords: Readonly<Record<LocationType, LocationTypeWords>> = {
  relocation: {
    label: 'Relocation',
    placeType: 'relocation_destination',
    placeTypeLabel: 'Relocation Destination',
    heading: 'Cities to move to',
  },
  retire: {
    label: 'Retirement',
    placeType: 'retirement_destination',
    placeTypeLabel: 'Retirement Destination',
    heading: 'Cities to retire to',
  },
  travel: {
    label: 'Travel',
    placeType: 'travel_destination',
    placeTypeLabel: 'Travel Destination',
    heading: 'Cities to travel to',
  },
  vacation: {
    label: 'Vacation',
    placeType: 'vacation_destination',
    placeTypeLabel: 'Vacation Destination',
    heading: 'Cities for a vacation',
  },
};

export function isLocationType(value: unknown): value is LocationType {
  return (locationTypes as readonly unknown[]).includes(value);
}

/** The types for which a place is kept, by its kinds of place. */
export function locationTypesOf(placeTypes: readonly string[]): LocationType[] {
  return locationTypes.filter((type) => placeTypes.includes(locationTypeWords[type].placeType));
}
