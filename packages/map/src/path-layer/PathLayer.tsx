import type { Feature, MultiLineString } from 'geojson';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import type { Coordinates } from '../geometry';
import { unrolledLine } from './unrolled-line';

/** Lines such as a track, each a list of points. */
export type MapPath = readonly (readonly Coordinates[])[];

interface PathLayerProps {
  readonly path: MapPath;
  readonly colors: { readonly primary: string; readonly outline: string };
}

const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

/** A path, with an outline so that it stands out from any map. */
export function PathLayer({ path, colors }: PathLayerProps) {
  const data = useMemo(
    (): Feature<MultiLineString> => ({
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'MultiLineString',
        coordinates: path.map(unrolledLine),
      },
    }),
    [path],
  );
  return (
    <Source id="path" type="geojson" data={data}>
      <Layer id="path-outline" type="line" layout={round} paint={{ 'line-color': colors.outline, 'line-width': 7 }} />
      <Layer id="path" type="line" layout={round} paint={{ 'line-color': colors.primary, 'line-width': 4 }} />
    </Source>
  );
}
