import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import type { MapPoint } from '../map-point';
import { captionedLabel } from './captioned-label';
import { pointFeature } from './point-features';

interface SelectedPointProps {
  readonly point: MapPoint;
  readonly colors: { readonly label: string; readonly outline: string };
}

/** The selected point, larger and above the others, even while it is part of a cluster. */
export function SelectedPoint({ point, colors }: SelectedPointProps) {
  const data = useMemo(() => pointFeature(point), [point]);
  return (
    <Source id="selected-point" type="geojson" data={data}>
      <Layer
        id="selected-point"
        type="symbol"
        layout={{
          'icon-image': ['get', 'image'],
          'icon-size': 1.45,
          'icon-allow-overlap': true,
          'text-field': captionedLabel,
          'text-size': 13,
          'text-anchor': 'top',
          'text-offset': [0, 1.5],
          'text-max-width': 12,
          'text-allow-overlap': true,
        }}
        paint={{ 'text-color': colors.label, 'text-halo-color': colors.outline, 'text-halo-width': 1.6 }}
      />
    </Source>
  );
}
