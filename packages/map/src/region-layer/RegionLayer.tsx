import type { Feature, FeatureCollection } from 'geojson';
import type { ExpressionSpecification, MapLayerMouseEvent } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/maplibre';
import { outlineTolerance } from '../base-style/outline-style';
import { classOf, type ValueClass } from './value-classes';

export interface MapRegions {
  /** Outlines; each feature's `id` is the key of `values`. */
  readonly outlines: FeatureCollection;
  readonly values: ReadonlyMap<string, number>;
  readonly classes: readonly ValueClass[];
}

interface RegionLayerProps {
  readonly regions: MapRegions;
  /** One color per class, light to dark. */
  readonly colors: readonly string[];
  readonly borderColor: string;
  /** Stands out from every class. */
  readonly selectedBorderColor: string;
  readonly selectedId?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
}

const fillLayer = 'regions';
/** The first layer of our base style that must stay above the colors. */
const firstBorderLayer = 'state-borders';

/** Regions colored by the class of their value. Regions without a value keep the color of the base map. */
export function RegionLayer({
  regions,
  colors,
  borderColor,
  selectedBorderColor,
  selectedId,
  onSelect,
}: RegionLayerProps) {
  const { current: map } = useMap();
  const data = useMemo<FeatureCollection>(() => {
    const withClass = (feature: Feature): Feature => {
      const regionId = String(feature.id ?? '');
      const value = regions.values.get(regionId);
      const valueClass = value === undefined ? -1 : classOf(value, regions.classes);
      return { ...feature, properties: { ...feature.properties, regionId, valueClass } };
    };
    return { type: 'FeatureCollection', features: regions.outlines.features.map(withClass) };
  }, [regions]);

  useEffect(() => {
    if (!map || !onSelect) return undefined;
    const click = (event: MapLayerMouseEvent): void => {
      const regionId: unknown = event.features?.[0]?.properties['regionId'];
      if (typeof regionId === 'string') onSelect(regionId);
    };
    map.on('click', fillLayer, click);
    return () => void map.off('click', fillLayer, click);
  }, [map, onSelect]);

  const colorOfClass = useMemo<ExpressionSpecification>(
    () =>
      [
        'match',
        ['get', 'valueClass'],
        ...colors.flatMap((color, index) => [index, color]),
        'rgba(0, 0, 0, 0)',
      ] as unknown as ExpressionSpecification,
    [colors],
  );
  const isSelected: ExpressionSpecification = ['==', ['get', 'regionId'], selectedId ?? ''];
  // The operator's style has other layer names.
  const beneath = map?.getLayer(firstBorderLayer) ? { beforeId: firstBorderLayer } : {};
  return (
    <Source id="regions" type="geojson" data={data} tolerance={outlineTolerance}>
      <Layer id={fillLayer} type="fill" paint={{ 'fill-color': colorOfClass, 'fill-opacity': 0.75 }} {...beneath} />
      <Layer
        id="region-borders"
        type="line"
        {...beneath}
        paint={{
          'line-color': ['case', isSelected, selectedBorderColor, borderColor],
          'line-width': ['case', isSelected, 2.5, 0.6],
        }}
      />
    </Source>
  );
}
