import { hasPosition, type MapPoint } from '@keepmark/map';
import { durationText } from '@keepmark/ui/words';
import { coordinatesOf, isCommutable, travelEstimate, type HomeLocation, type TravelMode } from '../home-location';

/** Choices for the longest commute, in minutes; 0 is any. */
export const withinMinutesChoices = [0, 15, 30, 45, 60, 90] as const;

export const travelModeLabels: Readonly<Record<TravelMode, string>> = {
  driving: 'Driving',
  bicycling: 'Bicycling',
  walking: 'Walking',
};

export interface CommuteFilter {
  readonly withinMinutes: number;
  readonly mode: TravelMode;
}

/** Reads the commute filter from a URL. Values that make no sense fall back to their defaults. */
export function readCommuteFilter(search: object): CommuteFilter {
  const { within, mode } = search as { within?: unknown; mode?: unknown };
  return {
    withinMinutes: withinMinutesChoices.find((choice) => choice === within) ?? 0,
    mode: mode === 'bicycling' || mode === 'walking' ? mode : 'driving',
  };
}

export function commuteFilterUrl({ withinMinutes, mode }: CommuteFilter) {
  return { ...(withinMinutes > 0 && { within: withinMinutes }), ...(mode !== 'driving' && { mode }) };
}

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
    return [
      { ...point, ...position, ...(isCommutable(estimate) && minutes > 0 && { caption: durationText(minutes) }) },
    ];
  });
}
