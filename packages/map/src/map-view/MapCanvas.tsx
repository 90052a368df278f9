import 'maplibre-gl/dist/maplibre-gl.css';
import { ActionIcon, Button, useComputedColorScheme } from '@mantine/core';
import { lazy, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import Map, { AttributionControl, type MapRef, NavigationControl, ScaleControl } from 'react-map-gl/maplibre';
import type { BoundingBox, Coordinates } from '../geometry';
import { type DrawnRegion, hasPosition, type MapCategory, type MapOrigin, type MapPoint } from '../map-point';
import tones from '../map-legend/map-tones.module.css';
import { type MapPath, PathLayer } from '../path-layer/PathLayer';
import { PointLayer, pointLayerIds } from '../point-layer/PointLayer';
import { type MapRegions, RegionLayer } from '../region-layer/RegionLayer';
import { ScaleUnitContext } from '../scale-unit';
import { DraggableMarker } from './DraggableMarker';
import { type MapPalette, readMapPalette } from './map-colors';
import classes from './MapCanvas.module.css';
import { maplibre, workerUrl } from './maplibre';
import { operatorStyleUrl } from './operator-style';
import { OriginMarker } from './OriginMarker';
import { SelectionPopup } from './SelectionPopup';
import { SimplerMapNotice, StreetsNotice } from './MapNotice';
import { TileWatch } from './TileWatch';
import { outlineSource } from '../base-style/outline-style';
import { useBaseStyle } from './use-base-style';
import { minZoomOf, useCamera, viewOf } from './use-camera';
import { useMovedView } from './use-moved-view';

const DrawRegion = lazy(() => import('../draw-region/DrawRegion'));

const noPoints: readonly MapPoint[] = [];
/** From here on people look for streets. */
const streetZoom = 10;

export interface MapViewProps {
  /** What the map shows, for screen readers: "Saved places". */
  readonly label: string;
  /** Must keep its identity while the points are the same. */
  readonly points?: readonly MapPoint[];
  /** Categories of points. Those with points make up the legend, which can hide and show them. */
  readonly categories?: readonly MapCategory[];
  /** The start of trips, drawn as a house. */
  readonly origin?: MapOrigin | undefined;
  readonly selectedId?: string | undefined;
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

/** The map itself. `MapView` loads it on first use. */
export default function MapCanvas(props: MapCanvasProps) {
  const { points = noPoints, onSearchArea, onViewChange, regions, selectedId, onMarkerMove } = props;
  const [map, setMap] = useState<MapRef | null>(null);
  const scheme = useComputedColorScheme('light');
  const scaleUnit = use(ScaleUnitContext);
  const [palette, setPalette] = useState<MapPalette | null>(null);
  const [minZoom, setMinZoom] = useState(minZoomOf(0));
  const [loaded, setLoaded] = useState(false);
  const [hasOutlines, setHasOutlines] = useState(false);
  const [isClose, setIsClose] = useState(false);
  const [drawn, setDrawn] = useState<DrawnRegion['kind']>();
  const [failure, setFailure] = useState<Error | null>(null);
  const base = useBaseStyle(palette?.base ?? null, props.styleUrl ?? operatorStyleUrl);
  const isDrawing = props.draw !== undefined && props.draw !== drawn;
  if (drawn !== undefined && drawn !== props.draw) setDrawn(undefined);
  const selected = points.find((point) => point.id === selectedId && hasPosition(point));
  const popup = selected && props.renderPopup?.(selected);

  // A new color scheme makes a new ref, so React calls it again and the colors are read again.
  const frame = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      setPalette(readMapPalette(element, scheme));
      setMinZoom(minZoomOf(element.clientWidth));
    },
    [scheme],
  );

  // The pin replaces the selected point.
  const hasPin = onMarkerMove !== undefined;
  const drawnPoints = useMemo(
    () => (hasPin ? points.filter(({ id }) => id !== selectedId) : points),
    [points, hasPin, selectedId],
  );

  const { initialViewState, showEverything } = useCamera({
    map,
    hasTiles: typeof base.style === 'string',
    streets: base.streets.archive,
    points,
    origin: props.origin,
    fit: props.fit,
    selected,
  });

  const { movedTo, forgetMove, handleMove, handleResize } = useMovedView(onViewChange);

  const handleError = ({ target, error, tile }: { target: unknown; error: Error; tile?: unknown }) => {
    // Without WebGL the error has no map as its target.
    if (target === null) setFailure(error);
    // A missing tile just leaves a gap. The tile watch decides about the server.
    else if (!loaded && !tile) base.fallBack();
  };

  if (failure) throw failure;
  return (
    <section
      ref={frame}
      className={`${classes['frame']} ${tones['tones']}`}
      aria-label={`Map: ${props.label}`}
      data-drawn={hasOutlines || loaded || typeof base.style === 'string' || undefined}
    >
      {palette && base.style && (
        <Map
          ref={setMap}
          mapLib={maplibre}
          workerUrl={workerUrl}
          mapStyle={base.style}
          initialViewState={initialViewState}
          attributionControl={false}
          interactiveLayerIds={pointLayerIds}
          dragRotate={false}
          pitchWithRotate={false}
          touchPitch={false}
          minZoom={minZoom}
          onLoad={({ target }) => {
            setLoaded(true);
            setIsClose(target.getZoom() >= streetZoom);
            props.onUsable?.(true);
            onViewChange?.(viewOf(target));
          }}
          onRender={({ target }) => {
            if (!hasOutlines && target.isSourceLoaded(outlineSource)) setHasOutlines(true);
          }}
          onError={handleError}
          onZoomEnd={({ target }) => setIsClose(target.getZoom() >= streetZoom)}
          onMoveEnd={handleMove}
          onResize={handleResize}
        >
          {typeof base.style === 'string' && <TileWatch onLost={base.fallBack} />}
          <AttributionControl compact customAttribution={props.attribution ?? ''} />
          <NavigationControl showCompass={false} position="top-right" />
          <ScaleControl position="top-left" unit={scaleUnit} />
          {regions && (
            <RegionLayer
              regions={regions}
              colors={palette.classes}
              borderColor={palette.base.border}
              selectedBorderColor={palette.base.text}
              selectedId={props.selectedRegionId}
              onSelect={props.onSelectRegion}
            />
          )}
          {props.path && props.path.length > 0 && <PathLayer path={props.path} colors={palette.points} />}
          <PointLayer
            points={drawnPoints}
            selectedId={selectedId}
            onSelect={props.onSelect}
            onPick={props.onPick}
            isDrawing={isDrawing}
            colors={palette.points}
          />
          {props.origin && hasPosition(props.origin) && <OriginMarker origin={props.origin} />}
          {props.draw && props.onDrawn && (
            <Suspense>
              <DrawRegion
                key={props.draw}
                kind={props.draw}
                color={palette.points.primary as `#${string}`}
                onDrawn={(region) => {
                  setDrawn(region.kind);
                  props.onDrawn?.(region);
                }}
              />
            </Suspense>
          )}
          {selected && onMarkerMove && <DraggableMarker point={selected} onMove={onMarkerMove} />}
          {selected && popup && (
            <SelectionPopup
              key={selected.id}
              point={selected}
              takesFocus={props.popupTakesFocus ?? false}
              onClose={(hadFocus) => {
                props.onSelect?.(null);
                props.onPopupClose?.(hadFocus);
              }}
            >
              {popup}
            </SelectionPopup>
          )}
        </Map>
      )}
      {base.isFallback && <SimplerMapNotice />}
      {base.streets.explainImport && isClose && <StreetsNotice />}
      {loaded && showEverything && (
        <ActionIcon
          className={classes['showEverything']}
          variant="default"
          size={29}
          aria-label="Show everything"
          title="Show everything"
          onClick={showEverything}
        >
          <svg viewBox="0 0 24 24" width={17} height={17} aria-hidden focusable={false}>
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" strokeWidth={2.2} />
          </svg>
        </ActionIcon>
      )}
      {onSearchArea && movedTo && (
        <Button
          className={classes['searchArea']}
          size="compact-md"
          onClick={() => {
            forgetMove();
            // The button disappears, so keyboard focus returns to the map.
            map?.getCanvas().focus({ preventScroll: true });
            onSearchArea(movedTo);
          }}
        >
          Search this area
        </Button>
      )}
    </section>
  );
}
