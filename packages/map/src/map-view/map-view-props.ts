import type { ReactNode } from 'react';
import type { BoundingBox, Coordinates } from '../geometry';
import type { DrawnRegion, MapCategory, MapOrigin, MapPoint } from '../map-point';
import type { MapPath } from '../path-layer/PathLayer';
import type { MapRegions } from '../region-layer/RegionLayer';

export interface MapViewProps {
  /** What the map shows, for screen readers: "Saved places". */
  readonly label: string;
  /** Must keep its identity while the points are the same. */
  readonly points?: readonly MapPoint[];
  /** Categories of points. Those with points make up the legend, which can hide and show them. */
  readonly categories?: readonly MapCategory[];
  /** The home location or the center of a search. */
  readonly origin?: MapOrigin | undefined;
  readonly selectedId?: string | undefined;
  /** Whether a point that is selected outside the map, such as in a list, is shown as closely as the map has detail. */
  readonly comesClose?: boolean;
  /** Called with null when a click selects nothing. */
  readonly onSelect?: (id: string | null) => void;
  /** The content of the popup of the selected point. There is no popup when it returns nothing. */
  readonly renderPopup?: (point: MapPoint) => ReactNode;
  /** Adds a "Search this area" button after the user moves the map. Never called during a move. */
  readonly onSearchArea?: (box: BoundingBox) => void;
  /** Called with true when the map is ready, with false when it fails; don't offer map gestures then. */
  readonly onUsable?: (isUsable: boolean) => void;
  /** Called with the view whenever the map stops moving. */
  readonly onViewChange?: (box: BoundingBox) => void;
  /** Lets the user draw a box or a circle. The shape stays until this changes. */
  readonly draw?: DrawnRegion['kind'] | undefined;
  readonly onDrawn?: (region: DrawnRegion) => void;
  /** A line such as a track, under the points. Must keep its identity while it is the same. */
  readonly path?: MapPath;
  readonly regions?: MapRegions;
  readonly selectedRegionId?: string | undefined;
  readonly onSelectRegion?: (id: string) => void;
  /** Turns the selected point into a movable pin. Called with its new location after each move. */
  readonly onMarkerMove?: (id: string, position: Coordinates) => void;
  /** Called for a click outside the markers, to place one there. */
  readonly onPick?: (position: Coordinates) => void;
  /**
   * The box to show, applied when it changes. Everything on the map by default. Null keeps the current view, for results
   * of the area already in view.
   */
  readonly fit?: BoundingBox | null | undefined;
  readonly attribution?: string;
  /** The operator's MapLibre style with full tiles. Our outlines replace it when it isn't available. */
  readonly styleUrl?: string | undefined;
}

export interface MapCanvasProps extends MapViewProps {
  /** Whether the popup takes the focus because it was opened by keyboard. */
  readonly popupTakesFocus?: boolean;
  /** Called when the popup is closed with its button or Escape. */
  readonly onPopupClose?: (hadFocus: boolean) => void;
}

/** One array for all maps without points: `points` must keep its identity. */
export const noPoints: readonly MapPoint[] = [];
