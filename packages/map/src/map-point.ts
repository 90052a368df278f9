import type { Coordinates } from './geometry';

/** What a marker says by its shape and its colour together, so that neither is needed alone. */
export type PointTone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'error';

export interface MapPoint extends Coordinates {
  readonly id: string;
  /** Shown beside the marker and in the list. */
  readonly label: string;
  /** A second line in the list: a company, a type, minutes on the way. */
  readonly detail?: string;
  readonly tone?: PointTone;
  /** One or two characters inside the marker. */
  readonly symbol?: string;
}

/** An area that a person drew. */
export type DrawnRegion =
  | {
      readonly kind: 'box';
      readonly west: number;
      readonly south: number;
      readonly east: number;
      readonly north: number;
    }
  | { readonly kind: 'circle'; readonly latitude: number; readonly longitude: number; readonly radiusKm: number };

/** A point that has a place on Earth: 0, 0 is what software writes for "no position". */
export function hasPosition(point: Partial<Coordinates>): boolean {
  const { latitude, longitude } = point;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return false;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return false;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
}
