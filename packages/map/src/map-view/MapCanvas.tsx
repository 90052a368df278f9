import 'maplibre-gl/dist/maplibre-gl.css';
import { Button, useComputedColorScheme } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import Map, {
  AttributionControl,
  type MapRef,
  Marker,
  NavigationControl,
  Popup,
  ScaleControl,
  type ViewStateChangeEvent,
} from 'react-map-gl/maplibre';
import { type BoundingBox, boundsToBox, boxAround, boxToBounds } from '../geometry';
import { type DrawnRegion, hasPosition, type MapPoint } from '../map-point';
import { PointLayer, pointLayerIds } from '../point-layer/PointLayer';
import { type MapRegions, RegionLayer } from '../region-layer/RegionLayer';
import { type MapPalette, readMapPalette } from './map-colors';
import classes from './MapCanvas.module.css';
import { maplibre, workerUrl } from './maplibre';
import { useBaseStyle } from './use-base-style';

const DrawRegion = lazy(() => import('../draw-region/DrawRegion'));

/** The middle of the 48 states: where a map without anything to show begins. */
const defaultCenter = { latitude: 39.8283, longitude: -98.5795, zoom: 3 };

/** Set when the site was built for full tiles. */
const operatorStyleUrl = (import.meta.env['VITE_MAP_STYLE_URL'] as string | undefined) || undefined;

const noPoints: readonly MapPoint[] = [];

/** How closely the map comes to what it shows. */
const camera = { padding: 56, maxZoom: 12 };
/** A single point says where it is only beside a coast or a border, and our outlines have nothing closer to show. */
const maxZoomOfOnePoint = 6;

const cameraOf = ({ west, south, east, north }: BoundingBox, hasTiles: boolean) =>
  west === east && south === north && !hasTiles ? { ...camera, maxZoom: maxZoomOfOnePoint } : camera;

/** Tells a move that we made to fit the points from one by hand, after which a new search makes sense. */
const fitting = { isFit: true } as const;

export interface MapViewProps {
  /** What the map shows, for a screen reader: "Kept places". */
  readonly label: string;
  readonly points?: readonly MapPoint[];
  readonly selectedId?: string | undefined;
  /** Null when a click selects nothing. */
  readonly onSelect?: (id: string | null) => void;
  /** What the popup of the selected point holds; none without it. */
  readonly renderPopup?: (point: MapPoint) => ReactNode;
  /** Offers "Search this area" once the map was moved by hand; never called while it still moves. */
  readonly onSearchArea?: (box: BoundingBox) => void;
  /** Offers a box or a circle to be drawn. */
  readonly draw?: DrawnRegion['kind'] | undefined;
  readonly onDrawn?: (region: DrawnRegion) => void;
  readonly regions?: MapRegions;
  readonly selectedRegionId?: string | undefined;
  readonly onSelectRegion?: (id: string) => void;
  /** Moves the selected point by dragging it. */
  readonly onMovePoint?: (id: string, latitude: number, longitude: number) => void;
  /** What to bring into view, whenever another object is given; the points when none is. */
  readonly fit?: BoundingBox | undefined;
  readonly attribution?: string;
  /** A MapLibre style of the operator's with full tiles; our own outlines when it can't be had. */
  readonly styleUrl?: string | undefined;
}

/** The map itself; `MapView` loads it with the first map of a visit. */
export default function MapCanvas(props: MapViewProps) {
  const { points = noPoints, onSearchArea, regions, selectedId, onMovePoint } = props;
  const mapRef = useRef<MapRef>(null);
  const scheme = useComputedColorScheme('light');
  const [palette, setPalette] = useState<MapPalette | null>(null);
  const [movedTo, setMovedTo] = useState<BoundingBox | null>(null);
  const [loaded, setLoaded] = useState(false);
  const base = useBaseStyle(palette?.base ?? null, props.styleUrl ?? operatorStyleUrl);

  // A new scheme makes a new ref, which React calls again with the element: the colours are then read anew.
  const frame = useCallback(
    (element: HTMLElement | null) => {
      if (element) setPalette(readMapPalette(element, scheme));
    },
    [scheme],
  );

  const { fit } = props;
  const hasTiles = typeof base.style === 'string';
  const shown = useMemo(() => fit ?? boxAround(points.filter(hasPosition)), [fit, points]);
  // What is there at first is in view at first: the map does not travel to it.
  const [first] = useState(shown);
  const fitted = useRef(first);
  useEffect(() => {
    if (!loaded || !shown || fitted.current === shown) return;
    fitted.current = shown;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    mapRef.current?.fitBounds(boxToBounds(shown), { ...cameraOf(shown, hasTiles), duration: still ? 0 : 500 }, fitting);
  }, [shown, loaded, hasTiles]);

  const noteMove = useCallback((event: ViewStateChangeEvent & Partial<typeof fitting>) => {
    const bounds = event.target.getBounds();
    const [low, high] = [bounds.getSouthWest(), bounds.getNorthEast()];
    setMovedTo(event.isFit ? null : boundsToBox(low.lng, low.lat, high.lng, high.lat));
  }, []);

  const selected = points.find((point) => point.id === selectedId && hasPosition(point));
  return (
    <section ref={frame} className={classes['frame']} aria-label={`Map: ${props.label}`}>
      {palette && base.style && (
        <Map
          ref={mapRef}
          mapLib={maplibre}
          workerUrl={workerUrl}
          mapStyle={base.style}
          initialViewState={
            first ? { bounds: boxToBounds(first), fitBoundsOptions: cameraOf(first, hasTiles) } : defaultCenter
          }
          attributionControl={false}
          interactiveLayerIds={pointLayerIds}
          dragRotate={false}
          pitchWithRotate={false}
          touchPitch={false}
          minZoom={0.5}
          onLoad={() => setLoaded(true)}
          // Once a whole map was there, a tile that is missing leaves its own gap and nothing more.
          onError={() => loaded || base.fallBack()}
          onMoveEnd={noteMove}
        >
          <AttributionControl compact customAttribution={props.attribution ?? ''} />
          <NavigationControl showCompass={false} position="top-right" />
          <ScaleControl unit={navigator.language === 'en-US' ? 'imperial' : 'metric'} />
          {regions && (
            <RegionLayer
              regions={regions}
              colors={palette.classes}
              borderColor={palette.base.border}
              selectedId={props.selectedRegionId}
              onSelect={props.onSelectRegion}
            />
          )}
          <PointLayer points={points} selectedId={selectedId} onSelect={props.onSelect} colors={palette.points} />
          {props.draw && props.onDrawn && (
            <Suspense>
              <DrawRegion kind={props.draw} color={palette.points.primary as `#${string}`} onDrawn={props.onDrawn} />
            </Suspense>
          )}
          {selected && onMovePoint && (
            <Marker
              latitude={selected.latitude}
              longitude={selected.longitude}
              draggable
              onDragEnd={({ lngLat }) => onMovePoint(selected.id, lngLat.lat, lngLat.wrap().lng)}
            />
          )}
          {selected && props.renderPopup && (
            <Popup
              latitude={selected.latitude}
              longitude={selected.longitude}
              offset={18}
              maxWidth="280px"
              focusAfterOpen={false}
              onClose={() => props.onSelect?.(null)}
            >
              {props.renderPopup(selected)}
            </Popup>
          )}
        </Map>
      )}
      {onSearchArea && movedTo && (
        <Button
          className={classes['searchArea']}
          size="compact-md"
          onClick={() => {
            setMovedTo(null);
            onSearchArea(movedTo);
          }}
        >
          Search this area
        </Button>
      )}
    </section>
  );
}
