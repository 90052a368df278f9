import type { Geometry } from 'geojson';
import type {
  ExpressionFilterSpecification,
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { StreetArchive } from '../streets';
import { streetLabelLayers } from './label-layers';
import countryLabelsUrl from './country-labels.gen.json?url';
import type { MapColors } from './map-colors';
import type { Outlines } from './outlines';
import stateLabelsUrl from './state-labels.gen.json?url';
import { streetGroundLayers } from './street-layers';
import { streetSource } from './street-source';

/**
 * How much an outline may be simplified. With more, the outline of Brazil crosses itself and the wrong side is filled.
 */
export const outlineTolerance = 0.1;

export const outlineSource = 'countries';

/** Smaller cities get labels as the map zooms in. */
const namedFromZoom: ExpressionFilterSpecification = [
  '>=',
  ['get', 'thousands'],
  ['step', ['zoom'], 4000, 4, 1500, 5, 500, 6, 200, 7, 80, 8, 0],
];

const areasOf = ({ areas }: StreetArchive): Geometry => ({
  type: 'MultiPolygon',
  coordinates: areas.map(([west, south, east, north]) => [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ]),
});

/** Where streets begin, their tiles name the cities, and name them better. */
function cityLayersOf(layers: readonly LayerSpecification[], streets: StreetArchive | null): LayerSpecification[] {
  if (!streets) return [...layers];
  const isOutside: ExpressionFilterSpecification = ['!', ['within', areasOf(streets)]];
  return layers.flatMap((layer): LayerSpecification[] => [
    { ...layer, maxzoom: streets.minZoom },
    {
      ...layer,
      id: `${layer.id}-around-streets`,
      minzoom: streets.minZoom,
      filter: ['all', namedFromZoom, isOutside],
    } as LayerSpecification,
  ]);
}

/** Close up, the outlines are a mile off, so where streets are drawn their lines would contradict them. */
const fadingOut: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 9, 1, 11, 0];

const outlineSources = (outlines: Outlines): StyleSpecification['sources'] => ({
  [outlineSource]: {
    type: 'geojson',
    data: outlines.countries,
    tolerance: outlineTolerance,
    attribution: 'Natural Earth',
  },
  states: { type: 'geojson', data: outlines.states, attribution: 'US Census Bureau' },
  'city-names': { type: 'geojson', data: outlines.cityNames, attribution: 'GeoNames' },
  'country-labels': { type: 'geojson', data: countryLabelsUrl },
  'state-labels': { type: 'geojson', data: stateLabelsUrl },
});

const borderLayers = (colors: MapColors, isFading: boolean): LayerSpecification[] => [
  {
    id: 'state-borders',
    type: 'line',
    source: 'states',
    minzoom: 2.5,
    paint: {
      'line-color': colors.stateBorder,
      'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.4, 8, 1.2],
      ...(isFading && { 'line-opacity': fadingOut }),
    },
  },
  {
    id: 'country-borders',
    type: 'line',
    source: outlineSource,
    paint: {
      'line-color': colors.border,
      'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 8, 1.8],
      ...(isFading && { 'line-opacity': fadingOut }),
    },
  },
];

interface RegionNames {
  readonly region: 'country' | 'state';
  readonly zooms: readonly [min: number, max: number];
  readonly size: number;
  /** In ems. */
  readonly maxWidth: number;
  readonly opacity: number;
}

const regionNames = (
  colors: MapColors,
  { region, zooms, size, maxWidth, opacity }: RegionNames,
): LayerSpecification => ({
  id: `${region}-names`,
  type: 'symbol',
  source: `${region}-labels`,
  minzoom: zooms[0],
  maxzoom: zooms[1],
  layout: {
    'text-field': ['get', 'name'],
    'text-size': size,
    'text-max-width': maxWidth,
    'text-padding': 6,
    'symbol-sort-key': ['-', ['get', 'area']],
  },
  paint: {
    'text-color': colors.text,
    'text-halo-color': colors.halo,
    'text-halo-width': 1.2,
    'text-opacity': opacity,
  },
});

const regionNameLayers = (colors: MapColors): LayerSpecification[] => [
  regionNames(colors, { region: 'country', zooms: [2, 7], size: 12, maxWidth: 7, opacity: 0.7 }),
  regionNames(colors, { region: 'state', zooms: [4, 8], size: 11, maxWidth: 6, opacity: 0.6 }),
];

/**
 * A base map from our own outlines, without a tile or font server, and the streets over it where there are some.
 * @param outlines null for a map that draws streets first: the layers of outlines that it doesn't have would only cost time
 */
export function baseStyle(
  colors: MapColors,
  outlines: Outlines | null,
  streets: StreetArchive | null,
): StyleSpecification {
  const ifOutlined = (layers: () => LayerSpecification[]) => (outlines ? layers() : []);
  return {
    version: 8,
    sources: {
      ...(outlines && outlineSources(outlines)),
      ...(streets && {
        [streetSource]: { type: 'vector', url: `pmtiles://${streets.url}`, attribution: streets.attribution },
      }),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      ...ifOutlined(() => [{ id: 'land', type: 'fill', source: outlineSource, paint: { 'fill-color': colors.land } }]),
      ...(streets ? streetGroundLayers(colors) : []),
      // Over the land of the streets, which would cut a coast off in the far view.
      ...ifOutlined(() => [...borderLayers(colors, streets !== null), ...regionNameLayers(colors)]),
      ...(streets ? streetLabelLayers(colors) : []),
      ...ifOutlined(() => cityLayersOf(cityLayers(colors), streets)),
    ],
  };
}

const cityLayers = (colors: MapColors): LayerSpecification[] => [
  {
    id: 'city-dots',
    type: 'circle',
    source: 'city-names',
    minzoom: 3,
    filter: namedFromZoom,
    paint: { 'circle-radius': 2, 'circle-color': colors.text, 'circle-opacity': 0.55 },
  },
  {
    id: 'city-names',
    type: 'symbol',
    source: 'city-names',
    minzoom: 3,
    filter: namedFromZoom,
    layout: {
      'text-field': ['get', 'name'],
      'text-size': ['interpolate', ['linear'], ['get', 'thousands'], 100, 11, 2000, 13],
      'text-max-width': 8,
      'text-padding': 4,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.4,
      'symbol-sort-key': ['-', ['get', 'thousands']],
    },
    paint: {
      'text-color': colors.text,
      'text-halo-color': colors.halo,
      'text-halo-width': 1.2,
      'text-opacity': 0.75,
    },
  },
];
