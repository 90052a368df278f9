import type { GeoJSONSource, MapLayerMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { Layer, type MapRef, Source, useMap } from 'react-map-gl/maplibre';
import { type Coordinates, wrapLongitude } from '../geometry';
import { hasPosition, type MapPoint, type PointTone } from '../map-point';
import { captionedLabel } from './captioned-label';
import { drawBaseIcon, drawMarker, parseMarkerImageName } from './marker-image';
import { pointFeatures } from './point-features';
import { SelectedPoint } from './SelectedPoint';

export const pointLayerIds = ['selected-point', 'clusters', 'points'];
const sourceId = 'points';
/** Points cluster up to this zoom. A city center has hundreds at street level. */
const clusterMaxZoom = 16;

interface PointLayerProps {
  readonly points: readonly MapPoint[];
  readonly selectedId?: string | undefined;
  readonly onSelect?: ((id: string | null) => void) | undefined;
  /** Called for a click outside the markers. */
  readonly onPick?: ((position: Coordinates) => void) | undefined;
  /** Whether presses belong to a drawing: the click that ends such a press selects, opens and picks nothing. */
  readonly isDrawing?: boolean;
  readonly colors: Readonly<Record<PointTone | 'text' | 'outline' | 'label', string>>;
}

/** Draws a marker image when the map first needs it, so that only visible tones and symbols are drawn. */
function useMarkerImages(map: MapRef | undefined, colors: PointLayerProps['colors']): void {
  useEffect(() => {
    if (!map) return undefined;
    const provide = (id: string): void => {
      if (map.hasImage(id)) return;
      const marker = parseMarkerImageName(id);
      const { outline, text } = colors;
      const drawn = marker
        ? drawMarker(marker, { fill: colors[marker.tone], outline, text })
        : drawBaseIcon(id, outline);
      if (drawn) map.addImage(id, drawn.image, { pixelRatio: drawn.pixelRatio });
    };
    map.getMap().setMissingStyleImageResolver(provide);
    return () => void map.getMap().setMissingStyleImageResolver(null);
  }, [map, colors]);
}

/** A click opens a cluster, selects a marker, or elsewhere clears the selection. */
function useSelection(
  map: MapRef | undefined,
  { onSelect, onPick, isDrawing = false }: Pick<PointLayerProps, 'onSelect' | 'onPick' | 'isDrawing'>,
): void {
  // New callbacks must not subscribe again.
  const select = useEffectEvent((id: string | null) => onSelect?.(id));
  const pick = useEffectEvent((position: Coordinates) => onPick?.(position));
  const isPressForDrawing = useEffectEvent(() => isDrawing);
  useEffect(() => {
    if (!map) return undefined;
    const openCluster = async (clusterId: number, center: [number, number]): Promise<void> => {
      const source = map.getSource<GeoJSONSource>(sourceId);
      if (!source) return;
      const zoom = await source.getClusterExpansionZoom(clusterId);
      map.easeTo({ center, zoom: zoom + 0.5 });
    };
    // The click comes after its press has finished the shape, when nothing is being drawn any more.
    let isOfDrawing = false;
    const press = (): void => {
      isOfDrawing = isPressForDrawing();
    };
    const click = (event: MapLayerMouseEvent): void => {
      if (isOfDrawing) return;
      const layers = pointLayerIds.filter((id) => map.getLayer(id));
      const feature = map.queryRenderedFeatures(event.point, { layers })[0];
      const properties = feature?.properties as { cluster_id?: number; id?: string } | undefined;
      if (feature?.geometry.type === 'Point' && properties?.cluster_id !== undefined) {
        const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
        void openCluster(properties.cluster_id, [longitude, latitude]);
      } else {
        select(properties?.id ?? null);
        if (properties?.id === undefined) {
          pick({ latitude: event.lngLat.lat, longitude: wrapLongitude(event.lngLat.lng) });
        }
      }
    };
    const surface = map.getCanvasContainer();
    surface.addEventListener('pointerdown', press, { capture: true });
    map.on('click', click);
    return () => {
      surface.removeEventListener('pointerdown', press, { capture: true });
      map.off('click', click);
    };
  }, [map]);
}

/** Markers with labels, clustered in the map's worker so that 10,000 of them pan smoothly. */
export function PointLayer({ points, selectedId, onSelect, onPick, isDrawing, colors }: PointLayerProps) {
  const { current: map } = useMap();
  useMarkerImages(map, colors);
  useSelection(map, { onSelect, onPick, isDrawing });
  const data = useMemo(() => pointFeatures(points), [points]);
  const selected = points.find((point) => point.id === selectedId && hasPosition(point));
  return (
    <>
      <Source id={sourceId} type="geojson" data={data} cluster clusterRadius={44} clusterMaxZoom={clusterMaxZoom}>
        <Layer
          id="clusters"
          type="circle"
          filter={['has', 'point_count']}
          paint={{
            'circle-color': colors.primary,
            'circle-stroke-color': colors.outline,
            'circle-stroke-width': 2,
            'circle-radius': ['interpolate', ['linear'], ['log10', ['get', 'point_count']], 0, 13, 4, 34],
          }}
        />
        <Layer
          id="cluster-counts"
          type="symbol"
          filter={['has', 'point_count']}
          layout={{ 'text-field': ['get', 'point_count_abbreviated'], 'text-size': 13, 'text-allow-overlap': true }}
          paint={{ 'text-color': colors.text }}
        />
        <Layer
          id="points"
          type="symbol"
          filter={['!', ['has', 'point_count']]}
          layout={{
            'icon-image': ['get', 'image'],
            'icon-allow-overlap': true,
            'text-field': captionedLabel,
            'text-size': 12,
            'text-anchor': 'top',
            'text-offset': [0, 1.2],
            'text-max-width': 12,
            'text-optional': true,
          }}
          paint={{ 'text-color': colors.label, 'text-halo-color': colors.outline, 'text-halo-width': 1.4 }}
        />
      </Source>
      {selected && <SelectedPoint point={selected} colors={colors} />}
    </>
  );
}
