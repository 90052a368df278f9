import type { Coordinates } from './geometry';

/** Tones that say how something stands. */
export const statusTones = ['neutral', 'primary', 'info', 'success', 'warning', 'error'] as const;
/** Tones that only tell one kind from another. */
export const categoryTones = [
  'category-1',
  'category-2',
  'category-3',
  'category-4',
  'category-5',
  'category-6',
  'category-7',
  'category-8',
] as const;

/** What a marker says by its shape and its colour together, so that neither is needed alone. */
export type PointTone = (typeof statusTones)[number] | (typeof categoryTones)[number];

export interface MapPoint extends Coordinates {
  readonly id: string;
  /** Shown beside the marker and in the list. */
  readonly label: string;
  /** A second line in the list: a company, a type, the way to it. */
  readonly detail?: string;
  /** A few characters under the label on the map: "18 min". */
  readonly caption?: string;
  /** The id of one of the map's categories, which gives tone and symbol. */
  readonly category?: string;
  /** Goes before the category's. */
  readonly tone?: PointTone;
  /** One or two characters inside the marker; goes before the category's. */
  readonly symbol?: string;
}

/** What points have in common: a status, a group, a kind. The map has a legend of those that are on it. */
export interface MapCategory {
  readonly id: string;
  readonly label: string;
  readonly tone: PointTone;
  /** One or two characters inside its markers. */
  readonly symbol?: string;
}

/** Where ways begin: a marker of its own, in no cluster and not in the list. */
export interface MapOrigin extends Coordinates {
  readonly label: string;
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
