import { coordinatesOf, isCommutable, travelEstimate, type HomeLocation } from '@keepmark/geography/home-location';
import { hasPosition, type MapPoint } from '@keepmark/map';
import { durationText } from '@keepmark/ui/words';
import type { CommuteFilter } from './commute';

/** A saved job or a posting to show on the map. */
export interface Placed {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly category?: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * The map points of jobs, each with its commute unless that is too far. With a limit, only jobs within it. Without
 * coordinates the commute is unknown, so such a job is included only if there is no limit.
 */
export function commutePoints(placed: readonly Placed[], from: HomeLocation | null, filter: CommuteFilter): MapPoint[] {
  const origin = from && coordinatesOf(from);
  return placed.flatMap(({ latitude, longitude, ...point }): MapPoint[] => {
    const position = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    if (!origin || !hasPosition(position)) {
      return filter.withinMinutes > 0 && origin ? [] : [{ ...point, ...position }];
    }
    const estimate = travelEstimate(origin, position);
    const minutes = estimate.minutes[filter.mode];
    if (filter.withinMinutes > 0 && minutes > filter.withinMinutes) return [];
    return [{ ...point, ...position, ...(isCommutable(estimate) && { caption: durationText(minutes) }) }];
  });
}
