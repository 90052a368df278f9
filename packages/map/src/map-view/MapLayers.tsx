import { lazy, Suspense, useMemo, useState } from 'react';
import { type DrawnRegion, hasPosition, type MapPoint } from '../map-point';
import { PathLayer } from '../path-layer/PathLayer';
import { PointLayer } from '../point-layer/PointLayer';
import { RegionLayer } from '../region-layer/RegionLayer';
import { DraggableMarker } from './DraggableMarker';
import type { MapPalette } from './map-colors';
import { type MapCanvasProps, noPoints } from './map-view-props';
import { OriginMarker } from './OriginMarker';
import { SelectionPopup } from './SelectionPopup';

const DrawRegion = lazy(() => import('../draw-region/DrawRegion'));

interface MapLayersProps extends MapCanvasProps {
  readonly palette: MapPalette;
  /** The selected point, if it has a location. */
  readonly selected: MapPoint | undefined;
}

/** Everything drawn over the base map, from the lowest layer to the popup. */
export function MapLayers(props: MapLayersProps) {
  const { palette, points = noPoints, regions, path, origin, selectedId, selected, onMarkerMove } = props;
  const [drawn, setDrawn] = useState<DrawnRegion['kind']>();
  const isDrawing = props.draw !== undefined && props.draw !== drawn;
  if (drawn !== undefined && drawn !== props.draw) setDrawn(undefined);

  // The pin replaces the selected point.
  const hasPin = onMarkerMove !== undefined;
  const drawnPoints = useMemo(
    () => (hasPin ? points.filter(({ id }) => id !== selectedId) : points),
    [points, hasPin, selectedId],
  );

  return (
    <>
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
      {path && path.length > 0 && <PathLayer path={path} colors={palette.points} />}
      <PointLayer
        points={drawnPoints}
        selectedId={selectedId}
        onSelect={props.onSelect}
        onPick={props.onPick}
        isDrawing={isDrawing}
        colors={palette.points}
      />
      {origin && hasPosition(origin) && <OriginMarker origin={origin} />}
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
      {selected && <Popup {...props} selected={selected} />}
    </>
  );
}

function Popup({ selected, ...props }: MapLayersProps & { readonly selected: MapPoint }) {
  const content = props.renderPopup?.(selected);
  if (!content) return null;
  return (
    <SelectionPopup
      key={selected.id}
      point={selected}
      takesFocus={props.popupTakesFocus ?? false}
      onClose={(hadFocus) => {
        props.onSelect?.(null);
        props.onPopupClose?.(hadFocus);
      }}
    >
      {content}
    </SelectionPopup>
  );
}
