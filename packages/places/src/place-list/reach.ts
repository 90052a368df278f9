import { milesText } from '@keepmark/ui/words';
import { kmPerMile } from '@keepmark/contracts';
import { commuteMinutes, type TravelMode } from '@keepmark/geography/home-location';

const distancesMiles = [1, 2, 5, 10, 25, 50, 100];
const limitsMinutes = [10, 20, 30, 45, 60];
const modes = { driving: 'by car', bicycling: 'by bike', walking: 'on foot' } as const satisfies Record<
  TravelMode,
  string
>;

export interface Reach {
  readonly value: string;
  /** Read when it is shown: it follows the chosen units. */
  readonly label: string;
  readonly reaches: (distanceKm: number) => boolean;
}

/** The distance filter's options: miles from the home location, or estimated minutes by car, by bike or on foot. */
export const reachGroups: readonly { readonly group: string; readonly items: readonly Reach[] }[] = [
  {
    group: 'Straight-line distance',
    items: distancesMiles.map((miles) => ({
      value: `${miles}-miles`,
      get label() {
        return `Within ${milesText(miles)}`;
      },
      reaches: (distanceKm) => distanceKm <= miles * kmPerMile,
    })),
  },
  ...(Object.keys(modes) as TravelMode[]).map((mode) => ({
    group: `Estimated time ${modes[mode]}`,
    items: limitsMinutes.map((minutes) => ({
      value: `${minutes}-minutes-${mode}`,
      label: `${minutes} min ${modes[mode]}`,
      reaches: (distanceKm: number) => commuteMinutes(distanceKm, mode) <= minutes,
    })),
  })),
];

const byValue = new Map(reachGroups.flatMap(({ items }) => items.map((reach) => [reach.value, reach] as const)));

/** The option with this value; undefined for any distance. */
export const reachOf = (value: string): Reach | undefined => byValue.get(value);
