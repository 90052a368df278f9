import 'maplibre-gl/dist/maplibre-gl.css';
import { ActionIcon, Button, useComputedColorScheme } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import Map, { AttributionControl, type MapRef, NavigationControl, ScaleControl } from 'react-map-gl/maplibre';
import type { BoundingBox, Coordinates } from '../geometry';
import { type DrawnRegion, hasPosition, type MapCategory, type MapOrigin, type MapPoint } from '../map-point';
import tones from '../map-legend/map-tones.module.css';
import { PointLayer, pointLayerIds } from '../point-layer/PointLayer';
import { type MapRegions, RegionLayer } from '../region-layer/RegionLayer';
import { DraggableMarker } from './DraggableMarker';
import { type MapPalette, readMapPalette } from './map-colors';
import classes from './MapCanvas.module.css';
import { maplibre, workerUrl } from './maplibre';
import { OriginMarker } from './OriginMarker';
import { SelectionPopup } from './SelectionPopup';
import { SimplerMapNotice } from './SimplerMapNotice';
import { TileWatch } from './TileWatch';
import { useBaseStyle } from './use-base-style';
import { leastZoomOf, useCamera, viewOf } from './use-camera';
import { useMovedView } from './use-moved-view';

const DrawRegion = lazy(() => import('../draw-region/DrawRegion'));

/** Set when the site was built for full tiles. */
const operatorStyleUrl = (import.meta.env['VITE_MAP_STYLE_URL'] as string | undefined) || undefined;

const noPoints: readonly MapPoint[] = [];

export interface MapViewProps {
  /** What the map shows, for a screen reader: "Kept places". */
  readonly label: string;
  /** The same array while nothing has changed. */
  readonly points?: readonly MapPoint[];
  /** What points have in common; those with points make the legend, whose entries switch them off and on. */
  readonly categories?: readonly MapCategory[];
  /** Where ways begin, drawn as a house. */
  readonly origin?: MapOrigin | undefined;
  readonly selectedId?: string | undefined;
  /** Null when a click selects nothing. */
  readonly onSelect?: (id: string | null) => void;
  /** What the popup of the selected point holds; no popup without it, or when it gives nothing. */
  readonly renderPopup?: (point: MapPoint) => ReactNode;
  /** Offers "Search this area" once the map was moved by hand; never called while it still moves. */
  readonly onSearchArea?: (box: BoundingBox) => void;
  /** True once the map is there, false when it cannot be shown: its gestures are then not to be offered. */
  readonly onUsable?: (isUsable: boolean) => void;
  /** What the map shows, whenever it has come to rest. */
  readonly onViewChange?: (box: BoundingBox) => void;
  /** The next two clicks draw a box or a circle; what was drawn stays until this is another or undefined. */
  readonly draw?: DrawnRegion['kind'] | undefined;
  readonly onDrawn?: (region: DrawnRegion) => void;
  readonly regions?: MapRegions;
  readonly selectedRegionId?: string | undefined;
  readonly onSelectRegion?: (id: string) => void;
  /** Makes the selected point a pin that is dragged, or moved by the arrow keys; called with where it was let go. */
  readonly onMarkerMove?: (id: string, position: Coordinates) => void;
  /** A click where no marker is, to put one there. */
  readonly onPick?: (position: Coordinates) => void;
  /**
   * What to bring into view whenever another box is given. Everything on the map when left out; null leaves the view as
   * it is, for results of the area that is already in view.
   */
  readonly fit?: BoundingBox | null | undefined;
  readonly attribution?: string;
  /** A MapLibre style of the operator's with full tiles; our own outlines when it can't be had. */
  readonly styleUrl?: string | undefined;
}

export interface MapCanvasProps extends MapViewProps {
  /** Whether the popup takes the focus, having been asked for with the keyboard. */
  readonly popupTakesFocus?: boolean;
  /** The popup was closed by its button or Escape. */
  readonly onPopupClose?: (hadFocus: boolean) => void;
}

/** The map itself; `MapView` loads it with the first map of a visit. */
export default function MapCanvas(props: MapCanvasProps) {
  const { points = noPoints, onSearchArea, onViewChange, regions, selectedId, onMarkerMove } = props;
  const mapRef = useRef<MapRef>(null);
  const scheme = useComputedColorScheme('light');
  const [palette, setPalette] = useState<MapPalette | null>(null);
  const [leastZoom, setLeastZoom] = useState(leastZoomOf(0));
  const [loaded, setLoaded] = useState(false);
  const [drawn, setDrawn] = useState<DrawnRegion['kind']>();
  const [failure, setFailure] = useState<Error | null>(null);
  const base = useBaseStyle(palette?.base ?? null, props.styleUrl ?? operatorStyleUrl);
  // Whoever draws does not select.
  const isDrawing = props.draw !== undefined && props.draw !== drawn;
  if (drawn !== undefined && drawn !== props.draw) setDrawn(undefined);
  const selected = points.find((point) => point.id === selectedId && hasPosition(point));
  const popup = selected && props.renderPopup?.(selected);

  // A new scheme makes a new ref, which React calls again with the element: the colours are then read anew.
  const frame = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      setPalette(readMapPalette(element, scheme));
      setLeastZoom(leastZoomOf(element.clientWidth));
    },
    [scheme],
  );

  // The pin stands in the selected point's place.
  const hasPin = onMarkerMove !== undefined;
  const drawnPoints = useMemo(
    () => (hasPin ? points.filter(({ id }) => id !== selectedId) : points),
    [points, hasPin, selectedId],
  );

  const { initialViewState, showEverything } = useCamera({
    mapRef,
    loaded,
    hasTiles: typeof base.style === 'string',
    points,
    origin: props.origin,
    fit: props.fit,
    selected,
  });

  const { movedTo, forgetMove, noteMove, noteResize } = useMovedView(onViewChange);

  const noteError = ({ target, error, tile }: { target: unknown; error: Error; tile?: unknown }) => {
    // Without WebGL there is no map to come from.
    if (target === null) setFailure(error);
    // A tile that is missing leaves its own gap: only the watch knows whether there are others.
    else if (!loaded && !tile) base.fallBack();
  };

  if (failure) throw failure;
  return (
    <section ref={frame} className={`${classes['frame']} ${tones['tones']}`} aria-label={`Map: ${props.label}`}>
      {palette && base.style && (
        <Map
          ref={mapRef}
          mapLib={maplibre}
          workerUrl={workerUrl}
          mapStyle={base.style}
          initialViewState={initialViewState}
          attributionControl={false}
          interactiveLayerIds={pointLayerIds}
          dragRotate={false}
          pitchWithRotate={false}
          touchPitch={false}
          minZoom={leastZoom}
          onLoad={({ target }) => {
            setLoaded(true);
            props.onUsable?.(true);
            onViewChange?.(viewOf(target));
          }}
          onError={noteError}
          onMoveEnd={noteMove}
          onResize={noteResize}
        >
          {typeof base.style === 'string' && <TileWatch onLost={base.fallBack} />}
          <AttributionControl compact customAttribution={props.attribution ?? ''} />
          <NavigationControl showCompass={false} position="top-right" />
          <ScaleControl position="top-left" unit={navigator.language === 'en-US' ? 'imperial' : 'metric'} />
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
          <PointLayer
            points={drawnPoints}
            selectedId={selectedId}
            onSelect={isDrawing ? undefined : props.onSelect}
            onPick={isDrawing ? undefined : props.onPick}
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
            // The button goes: whoever moved the map by its keys goes on with them.
            mapRef.current?.getCanvas().focus({ preventScroll: true });
            onSearchArea(movedTo);
          }}
        >
          Search this area
        </Button>
      )}
    </section>
  );
}
