import { distanceText, distanceUnit, type Measures, milesText } from '@keepmark/ui/words';
import { kmPerMile } from '@keepmark/contracts';
import { commuteMinutes, type TravelMode } from '@keepmark/geography/home-location';

const distancesMiles = [1, 2, 5, 10, 25, 50, 100];
const distancesKm = [1, 2, 5, 10, 25, 50];
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

interface ReachGroup {
  readonly group: string;
  readonly items: readonly Reach[];
}

const straightLines: Readonly<Record<Measures['distance'], readonly Reach[]>> = {
  miles: distancesMiles.map((miles) => ({
    value: `${miles}-miles`,
    get label() {
      return `Within ${milesText(miles)}`;
    },
    reaches: (distanceKm) => distanceKm <= miles * kmPerMile,
  })),
  kilometers: distancesKm.map((kilometers) => ({
    value: `${kilometers}-km`,
    get label() {
      return `Within ${distanceText(kilometers)}`;
    },
    reaches: (distanceKm) => distanceKm <= kilometers,
  })),
};

const times: readonly ReachGroup[] = (Object.keys(modes) as TravelMode[]).map((mode) => ({
  group: `Estimated time ${modes[mode]}`,
  items: limitsMinutes.map((minutes) => ({
    value: `${minutes}-minutes-${mode}`,
    label: `${minutes} min ${modes[mode]}`,
    reaches: (distanceKm) => commuteMinutes(distanceKm, mode) <= minutes,
  })),
}));

/**
 * The distance filter's options: how far from the home location in the chosen unit, or estimated minutes by car, by bike
 * or on foot. A distance that was chosen in the other unit stays.
 */
export function reachGroups(chosen: string): readonly ReachGroup[] {
  const { miles, kilometers } = straightLines;
  const [used, unused] = distanceUnit().name === 'km' ? [kilometers, miles] : [miles, kilometers];
  const items = [...used, ...unused.filter(({ value }) => value === chosen)];
  return [{ group: 'Straight-line distance', items }, ...times];
}

const byValue = new Map(
  [...Object.values(straightLines), ...times.map(({ items }) => items)].flat().map((reach) => [reach.value, reach]),
);

/** The option with this value; undefined for any distance. */
export const reachOf = (value: string): Reach | undefined => byValue.get(value);
