import { distanceKm } from '@keepmark/map/geometry';

/** A point of a track. Degrees; null for what the device didn't record. */
export interface TrackPoint {
  readonly latitude: number;
  readonly longitude: number;
  readonly elevationMeters: number | null;
  readonly timeMs: number | null;
}

export const trackKinds = ['track', 'route'] as const;
/** A track was recorded, a route was planned. */
export type TrackKind = (typeof trackKinds)[number];

/** The way that a place stands for, such as a hike. A pause in a recording starts a new segment. */
export interface Track {
  readonly kind: TrackKind;
  readonly segments: readonly (readonly TrackPoint[])[];
}

export interface TrackMeasures {
  readonly lengthKm: number;
  /** The meters climbed; null without elevations. */
  readonly climbMeters: number | null;
  /** From the first to the last point; null without times. */
  readonly durationMs: number | null;
}

/** Smaller ups and downs are noise of the device. */
const minClimbMeters = 3;

/** The meters climbed: rises count once they exceed the noise. */
function climbOf(elevations: readonly number[]): number {
  let climb = 0;
  let [low = 0] = elevations;
  for (const elevation of elevations) {
    if (elevation - low >= minClimbMeters) {
      climb += elevation - low;
      low = elevation;
    } else if (low - elevation >= minClimbMeters) low = elevation;
  }
  return climb;
}

const isKnown = (value: number | null): value is number => value !== null;

export function measureTrack({ segments }: Pick<Track, 'segments'>): TrackMeasures {
  let lengthKm = 0;
  let climbMeters: number | null = null;
  for (const segment of segments) {
    for (const [at, point] of segment.entries()) {
      const previous = segment[at - 1];
      if (previous) lengthKm += distanceKm(previous, point);
    }
    const elevations = segment.map(({ elevationMeters }) => elevationMeters).filter(isKnown);
    if (elevations.length > 1) climbMeters = (climbMeters ?? 0) + climbOf(elevations);
  }
  const times = segments.flatMap((segment) => segment.map(({ timeMs }) => timeMs).filter(isKnown));
  const durationMs = times.length > 1 ? (times.at(-1) ?? 0) - (times[0] ?? 0) : null;
  return { lengthKm, climbMeters, durationMs };
}
