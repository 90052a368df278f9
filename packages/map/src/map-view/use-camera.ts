import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { type BoundingBox, boxAround, boxContains, boxToBounds, boundsToBox } from '../geometry';
import { hasPosition, type MapOrigin, type MapPoint } from '../map-point';
import type { StreetArchive } from '../streets';

/** The center of the 48 states, where an empty map starts. */
const defaultCenter = { latitude: 39.8283, longitude: -98.5795, zoom: 3 };

/** How closely the map zooms in on its points. */
const camera = { padding: 56, maxZoom: 12 };
const maxZoomOnStreets = 16;
/** A single point needs labels around it, and our outlines have no detail beyond this zoom. */
const maxZoomOfOnePoint = 7;
const moveMs = 500;

const wholeWorldPx = 512;

/** The lowest zoom for a map of this width: the world fills a narrow map and nearly fills a wide one. */
export const minZoomOf = (widthPx: number): number => Math.min(0.5, Math.max(-2, Math.log2(widthPx / wholeWorldPx)));

/** Marks our own moves, as opposed to user moves, which offer a new search. */
export const ownMove = { isOwnMove: true } as const;

type Detail = Pick<CameraOptions, 'hasTiles' | 'streets'>;

function cameraOf({ west, south, east, north }: BoundingBox, { hasTiles, streets }: Detail) {
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const isOnStreets = streets?.areas.some(([areaWest, areaSouth, areaEast, areaNorth]) =>
    boxContains({ west: areaWest, south: areaSouth, east: areaEast, north: areaNorth }, center),
  );
  if (isOnStreets) return { ...camera, maxZoom: maxZoomOnStreets };
  return west === east && south === north && !hasTiles ? { ...camera, maxZoom: maxZoomOfOnePoint } : camera;
}

/** How closely the map shows a single point: streets, where it has them. */
const closeZoomOf = ({ latitude, longitude }: MapPoint, detail: Detail): number =>
  detail.hasTiles
    ? maxZoomOnStreets
    : cameraOf({ west: longitude, south: latitude, east: longitude, north: latitude }, detail).maxZoom;

const duration = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : moveMs);

const sameBox = (left: BoundingBox | null, right: BoundingBox | null): boolean =>
  left?.west === right?.west &&
  left?.south === right?.south &&
  left?.east === right?.east &&
  left?.north === right?.north;

/** The current view of a map. */
export function viewOf(map: Pick<MapRef, 'getBounds'>): BoundingBox {
  const bounds = map.getBounds();
  const [low, high] = [bounds.getSouthWest(), bounds.getNorthEast()];
  return boundsToBox(low.lng, low.lat, high.lng, high.lat);
}

/** What a map has to show. */
interface WantedView {
  /** All points and the origin; null without any. */
  readonly everything: BoundingBox | null;
  /** Null keeps the view. */
  readonly wanted: BoundingBox | null;
  /** What was wanted first: in view from the start, without an animation. */
  readonly first: BoundingBox | null;
}

/** @param fit null keeps the view; undefined shows everything on the map */
export function useWantedView(
  points: readonly MapPoint[],
  origin: MapOrigin | undefined,
  fit: BoundingBox | null | undefined,
): WantedView {
  const everything = useMemo(
    () => boxAround([...points, ...(origin ? [origin] : [])].filter(hasPosition)),
    [points, origin],
  );
  const wanted = fit === undefined ? everything : fit;
  const [first] = useState(wanted);
  return { everything, wanted, first };
}

interface CameraOptions {
  /** Null until it is created. It can move from then on, long before it has drawn everything. */
  readonly map: MapRef | null;
  /** Whether the operator's style has detail everywhere. */
  readonly hasTiles: boolean;
  readonly streets: StreetArchive | null;
  readonly view: WantedView;
  readonly selected: MapPoint | undefined;
  /** Whether to show the selected point as closely as the map has detail. */
  readonly comesClose?: boolean;
}

/** Moves the view to show all points when their extent changes, and the selected point. */
export function useCamera({ map, hasTiles, streets, view, selected, comesClose }: CameraOptions) {
  const { everything, wanted, first } = view;
  const whole = wanted ?? everything;
  const fitted = useRef(first);

  const show = useCallback(
    (box: BoundingBox) =>
      map?.fitBounds(boxToBounds(box), { ...cameraOf(box, { hasTiles, streets }), duration: duration() }, ownMove),
    [map, hasTiles, streets],
  );

  useEffect(() => {
    // An edited note or status makes new points in the same places. The view must not move then.
    if (!map || !wanted || sameBox(fitted.current, wanted)) return;
    fitted.current = wanted;
    show(wanted);
  }, [map, wanted, show]);

  const [latitude, longitude] = [selected?.latitude, selected?.longitude];
  const closeZoom = comesClose && selected ? closeZoomOf(selected, { hasTiles, streets }) : undefined;
  /** What was shown closely. Once is enough: people zoom out from there. */
  const closeTo = useRef('');
  const id = selected?.id;
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) {
      closeTo.current = '';
      return;
    }
    const target = closeZoom === undefined ? '' : `${closeZoom} ${id}`;
    const isFar = closeZoom !== undefined && target !== closeTo.current && map.getZoom() < closeZoom;
    closeTo.current = target;
    if (!isFar && boxContains(viewOf(map), { latitude, longitude })) return;
    map.easeTo({ center: [longitude, latitude], ...(isFar && { zoom: closeZoom }), duration: duration() }, ownMove);
  }, [map, latitude, longitude, closeZoom, id]);

  return {
    initialViewState: first
      ? { bounds: boxToBounds(first), fitBoundsOptions: cameraOf(first, { hasTiles, streets }) }
      : defaultCenter,
    /** Moves the view to show everything; undefined when there is nothing. */
    showEverything: whole ? () => void show(whole) : undefined,
  };
}
