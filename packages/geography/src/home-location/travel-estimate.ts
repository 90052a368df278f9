import { type Coordinates, distanceKm } from '@keepmark/map/geometry';

export type TravelMode = 'driving' | 'bicycling' | 'walking';

/** Kilometres an hour (specification, section 9). */
const speedsKmh: Readonly<Record<TravelMode, number>> = { driving: 35, bicycling: 15, walking: 5 };

/** Whole minutes on a way of this length. An estimate: real ways are not straight, and speeds differ. */
export function commuteMinutes(kilometres: number, mode: TravelMode): number {
  return Math.round((kilometres / speedsKmh[mode]) * 60);
}

export interface TravelEstimate {
  /** Along a straight line over the Earth, radius 6371 km. */
  readonly distanceKm: number;
  readonly minutes: Readonly<Record<TravelMode, number>>;
}

const minutesOfDay = 24 * 60;

/** Whether a way can be thought of as one: more than a day at the wheel is no commute, and there may be an ocean between. */
export const isCommutable = ({ minutes }: TravelEstimate): boolean => minutes.driving <= minutesOfDay;

/** How far and how long from one point to another, along a straight line. */
export function travelEstimate(from: Coordinates, to: Coordinates): TravelEstimate {
  const kilometres = distanceKm(from, to);
  return {
    distanceKm: kilometres,
    minutes: {
      driving: commuteMinutes(kilometres, 'driving'),
      bicycling: commuteMinutes(kilometres, 'bicycling'),
      walking: commuteMinutes(kilometres, 'walking'),
    },
  };
}
