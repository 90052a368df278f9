import type { TravelMode } from '@keepmark/geography';

/** Minutes that a way may take, as they can be chosen; 0 is any. */
export const withinMinutesChoices = [0, 15, 30, 45, 60, 90] as const;

export const travelModeLabels: Readonly<Record<TravelMode, string>> = {
  driving: 'by car',
  bicycling: 'by bicycle',
  walking: 'on foot',
};

export interface CommuteFilter {
  readonly withinMinutes: number;
  readonly mode: TravelMode;
}

/** What the URL says of the commute; a part that makes no sense has its default. */
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
