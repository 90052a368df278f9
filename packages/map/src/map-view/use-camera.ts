import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { type BoundingBox, boxAround, boxContains, boxToBounds, boundsToBox } from '../geometry';
import { hasPosition, type MapOrigin, type MapPoint } from '../map-point';

/** The middle of the 48 states: where a map without anything to show begins. */
const defaultCenter = { latitude: 39.8283, longitude: -98.5795, zoom: 3 };

/** How closely the map comes to what it shows. */
const camera = { padding: 56, maxZoom: 12 };
/** A single point says where it is only beside what is named around it; our own base map has nothing closer to show. */
const maxZoomOfOnePoint = 7;
const travelMs = 500;

const wholeWorldPx = 512;

/** From how far a map of this width is seen at most: the world just fills a narrow one, and a wide one holds it with little beside. */
export const leastZoomOf = (widthPx: number): number => Math.min(0.5, Math.max(-2, Math.log2(widthPx / wholeWorldPx)));

/** Tells a move that we made from one by hand, after which a new search makes sense. */
export const ownMove = { isOwnMove: true } as const;

const cameraOf = ({ west, south, east, north }: BoundingBox, hasTiles: boolean) =>
  west === east && south === north && !hasTiles ? { ...camera, maxZoom: maxZoomOfOnePoint } : camera;

const duration = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : travelMs);

const sameBox = (left: BoundingBox | null, right: BoundingBox | null): boolean =>
  left?.west === right?.west &&
  left?.south === right?.south &&
  left?.east === right?.east &&
  left?.north === right?.north;

/** What a map shows now. */
export function viewOf(map: Pick<MapRef, 'getBounds'>): BoundingBox {
  const bounds = map.getBounds();
  const [low, high] = [bounds.getSouthWest(), bounds.getNorthEast()];
  return boundsToBox(low.lng, low.lat, high.lng, high.lat);
}

interface CameraOptions {
  readonly mapRef: RefObject<MapRef | null>;
  /** Whether the map can be moved yet. */
  readonly loaded: boolean;
  readonly hasTiles: boolean;
  readonly points: readonly MapPoint[];
  readonly origin: MapOrigin | undefined;
  /** Null to leave the view as it is; everything that is on the map when not given. */
  readonly fit: BoundingBox | null | undefined;
  readonly selected: MapPoint | undefined;
}

/** Brings into view what there is to see: everything whenever its extent changes, and what is selected. */
export function useCamera({ mapRef, loaded, hasTiles, points, origin, fit, selected }: CameraOptions) {
  const everything = useMemo(
    () => boxAround([...points, ...(origin ? [origin] : [])].filter(hasPosition)),
    [points, origin],
  );
  const wanted = fit === undefined ? everything : fit;
  // What is there at first is in view at first: the map does not travel to it.
  const [first] = useState(wanted);
  const fitted = useRef(first);

  const show = useCallback(
    (box: BoundingBox) =>
      mapRef.current?.fitBounds(boxToBounds(box), { ...cameraOf(box, hasTiles), duration: duration() }, ownMove),
    [mapRef, hasTiles],
  );

  useEffect(() => {
    // A changed note or status gives new points at the same places: no reason to take the view away from anybody.
    if (!loaded || !wanted || sameBox(fitted.current, wanted)) return;
    fitted.current = wanted;
    show(wanted);
  }, [wanted, loaded, show]);

  const [latitude, longitude] = [selected?.latitude, selected?.longitude];
  useEffect(() => {
    const map = mapRef.current;
    if (!loaded || !map || latitude === undefined || longitude === undefined) return;
    if (boxContains(viewOf(map), { latitude, longitude })) return;
    map.easeTo({ center: [longitude, latitude], duration: duration() }, ownMove);
  }, [mapRef, loaded, latitude, longitude]);

  return {
    initialViewState: first
      ? { bounds: boxToBounds(first), fitBoundsOptions: cameraOf(first, hasTiles) }
      : defaultCenter,
    /** Brings everything back into view; undefined when there is nothing. */
    showEverything: (fit ?? everything) ? () => void show((fit ?? everything)!) : undefined,
  };
}
