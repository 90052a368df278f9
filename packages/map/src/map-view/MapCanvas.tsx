import 'maplibre-gl/dist/maplibre-gl.css';
import { use, useEffect, useEffectEvent, useState } from 'react';
import Map, { AttributionControl, type MapRef, NavigationControl, ScaleControl, useMap } from 'react-map-gl/maplibre';
import tones from '../map-legend/map-tones.module.css';
import { hasPosition } from '../map-point';
import { pointLayerIds } from '../point-layer/PointLayer';
import { ScaleUnitContext } from '../scale-unit';
import { type MapCanvasProps, noPoints } from './map-view-props';
import { SearchAreaButton, ShowEverythingButton } from './MapButtons';
import classes from './MapCanvas.module.css';
import { MapLayers } from './MapLayers';
import { maplibre } from './maplibre';
import { SimplerMapNotice, StreetsNotice } from './MapNotice';
import { operatorStyleUrl } from './operator-style';
import { useBaseStyle } from './use-base-style';
import { useCamera, useWantedView } from './use-camera';
import { useMapFrame } from './use-map-frame';
import { useMapProgress } from './use-map-progress';
import { useMovedView } from './use-moved-view';
import { watchTiles } from '../base-style/tile-watch';

/** Calls `onLost` when the operator's tiles aren't available. */
function TileWatch({ onLost }: { onLost: () => void }) {
  const { current: map } = useMap();
  const reportLost = useEffectEvent(onLost);
  useEffect(() => (map ? watchTiles(map.getMap(), () => reportLost()) : undefined), [map]);
  return null;
}

/** What can be done with our map: no rotation, no tilt. */
const gestures = { dragRotate: false, pitchWithRotate: false, touchPitch: false };

/** Whether the selected point was clicked on the map: then it is where the person looks. */
function useSelectedOnMap({ selectedId, onSelect }: MapCanvasProps) {
  const [clickedId, setClickedId] = useState<string | null>(null);
  if (clickedId !== null && clickedId !== selectedId) setClickedId(null);
  return {
    isFromMap: clickedId !== null,
    onSelect: (id: string | null) => {
      setClickedId(id);
      onSelect?.(id);
    },
  };
}

/** The map itself. `MapView` loads it on first use. */
export default function MapCanvas(props: MapCanvasProps) {
  const { points = noPoints, origin, fit, onUsable, onViewChange, onSearchArea } = props;
  const [map, setMap] = useState<MapRef | null>(null);
  const { frame, palette, minZoom } = useMapFrame();
  const view = useWantedView(points, origin, fit);
  const base = useBaseStyle({
    colors: palette?.base ?? null,
    styleUrl: props.styleUrl ?? operatorStyleUrl,
    start: view.first,
  });
  const hasTiles = typeof base.style === 'string';
  const { archive: streets, explainImport } = base.streets;
  const selected = points.find((point) => point.id === props.selectedId && hasPosition(point));
  const { isFromMap, onSelect } = useSelectedOnMap(props);
  const comesClose = props.comesClose === true && !isFromMap;
  const { initialViewState, showEverything } = useCamera({ map, hasTiles, streets, view, selected, comesClose });
  const { isLoaded, hasLand, isClose, events } = useMapProgress({
    landSource: base.landSource,
    onStyleLost: base.fallBack,
    onDrawn: base.addOutlines,
    onUsable,
    onViewChange,
  });
  const { movedTo, forgetMove, handleMove, handleResize } = useMovedView(onViewChange);
  const searchArea = (box: NonNullable<typeof movedTo>) => {
    forgetMove();
    // The button disappears, so keyboard focus returns to the map.
    map?.getCanvas().focus({ preventScroll: true });
    onSearchArea?.(box);
  };

  return (
    <section
      ref={frame}
      className={`${classes['frame']} ${tones['tones']}`}
      aria-label={`Map: ${props.label}`}
      data-drawn={hasLand || isLoaded || hasTiles || undefined}
    >
      {palette && base.style && (
        <Map
          ref={setMap}
          mapLib={maplibre}
          mapStyle={base.style}
          // Ours are tested. Checking one takes longer than starting to draw it.
          validateStyle={hasTiles}
          initialViewState={initialViewState}
          attributionControl={false}
          interactiveLayerIds={pointLayerIds}
          minZoom={minZoom}
          onMoveEnd={handleMove}
          onResize={handleResize}
          {...gestures}
          {...events}
        >
          {hasTiles && <TileWatch onLost={base.fallBack} />}
          <AttributionControl compact customAttribution={props.attribution ?? ''} />
          <NavigationControl showCompass={false} position="top-right" />
          <ScaleControl position="top-left" unit={use(ScaleUnitContext)} />
          <MapLayers {...props} onSelect={onSelect} selected={selected} palette={palette} />
        </Map>
      )}
      {base.isFallback && <SimplerMapNotice />}
      {explainImport && isClose && <StreetsNotice />}
      {isLoaded && showEverything && <ShowEverythingButton onClick={showEverything} />}
      {onSearchArea && movedTo && <SearchAreaButton onClick={() => searchArea(movedTo)} />}
    </section>
  );
}
