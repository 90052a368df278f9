import { type Coordinates, distanceKm } from '@keepmark/map/geometry';
import { speedText } from '@keepmark/ui/words';

export type TravelMode = 'driving' | 'bicycling' | 'walking';

/** Kilometers per hour (specification, section 9). */
const speedsKmh: Readonly<Record<TravelMode, number>> = { driving: 35, bicycling: 15, walking: 5 };

/** Estimated minutes, rounded, for a distance in kilometers. Real routes are longer, and speeds vary. */
export function commuteMinutes(kilometers: number, mode: TravelMode): number {
  return Math.round((kilometers / speedsKmh[mode]) * 60);
}

const speedOf = (mode: TravelMode) => speedText(speedsKmh[mode]);

/** Explains driving times wherever they are shown. */
export const drivingNote = () => `Straight-line estimates at ${speedOf('driving')}. Real routes are longer.`;

/** Explains travel times wherever they are shown. */
export const speedsNote = () =>
  `Straight-line estimates at ${speedOf('driving')} by car, ${speedOf('bicycling')} by bike and ${speedOf('walking')} on foot. Real routes are longer.`;

export interface TravelEstimate {
  /** Along the great circle, Earth radius 6371 km. */
  readonly distanceKm: number;
  readonly minutes: Readonly<Record<TravelMode, number>>;
}

const minutesPerDay = 24 * 60;

/** Whether travel times make sense: more than a day by car is no commute, and an ocean may be in between. */
export const isCommutable = ({ minutes }: TravelEstimate): boolean => minutes.driving <= minutesPerDay;

/** Straight-line distance and travel times from one point to another. */
export function travelEstimate(from: Coordinates, to: Coordinates): TravelEstimate {
  const kilometers = distanceKm(from, to);
  return {
    distanceKm: kilometers,
    minutes: {
      driving: commuteMinutes(kilometers, 'driving'),
      bicycling: commuteMinutes(kilometers, 'bicycling'),
      walking: commuteMinutes(kilometers, 'walking'),
    },
  };
}
