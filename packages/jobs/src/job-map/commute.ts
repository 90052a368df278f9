import type { TravelMode } from '@keepmark/geography/home-location';

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
