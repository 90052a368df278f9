import type { Coordinates } from './geometry';

/** Tones that show a status. */
export const statusTones = ['neutral', 'primary', 'info', 'success', 'warning', 'error'] as const;
/** Tones that only set categories apart. */
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

/** The look of a marker. Each tone has its own shape and color, so that color alone is never needed. */
export type PointTone = (typeof statusTones)[number] | (typeof categoryTones)[number];

export interface MapPoint extends Coordinates {
  readonly id: string;
  /** Shown beside the marker and in the list. */
  readonly label: string;
  /** A second line in the list: a company, a type, a distance. */
  readonly detail?: string;
  /** A few characters under the label on the map: "18 min". */
  readonly caption?: string;
  /** The id of one of the map's categories, which gives tone and symbol. */
  readonly category?: string;
  /** Overrides the category's tone. */
  readonly tone?: PointTone;
  /** One or two characters inside the marker. Overrides the category's symbol. */
  readonly symbol?: string;
  /** A place type of the contracts, whose icon is shown instead of a symbol. Overrides the category's icon. */
  readonly icon?: string | undefined;
}

/** A status, group or type that points share. The legend lists the categories on the map. */
export interface MapCategory {
  readonly id: string;
  readonly label: string;
  readonly tone: PointTone;
  /** One or two characters inside the markers. */
  readonly symbol?: string;
  /** A place type of the contracts, whose icon is shown instead of the symbol. */
  readonly icon?: string | undefined;
}

/** The start of trips or the center of a search. It has its own marker, outside clusters and the list. */
export interface MapOrigin extends Coordinates {
  readonly label: string;
  /** Whether it is the home location, whose marker is a house. */
  readonly isHome: boolean;
}

/** An area drawn on the map. */
export type DrawnRegion =
  | {
      readonly kind: 'box';
      readonly west: number;
      readonly south: number;
      readonly east: number;
      readonly north: number;
    }
  | { readonly kind: 'circle'; readonly latitude: number; readonly longitude: number; readonly radiusKm: number };

/** Whether a point has a location. 0, 0 means none, since that is what software writes for a missing one. */
export function hasPosition(point: Partial<Coordinates>): boolean {
  const { latitude, longitude } = point;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return false;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return false;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
}
