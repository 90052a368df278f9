import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors';
import { streetSource as source } from './street-source';

const kind: ExpressionSpecification = ['get', 'kind'];
const detail: ExpressionSpecification = ['get', 'kind_detail'];
const isDriven: ExpressionSpecification = ['in', kind, ['literal', ['highway', 'major_road', 'minor_road']]];
const isRail: ExpressionSpecification = ['==', kind, 'rail'];
const isTunnel: ExpressionSpecification = ['==', ['get', 'is_tunnel'], true];
const isBridge: ExpressionSpecification = ['==', ['get', 'is_bridge'], true];
const isOnGround: ExpressionSpecification = ['!', ['any', isTunnel, isBridge]];
const all = (...conditions: ExpressionSpecification[]): FilterSpecification => ['all', ...conditions];

/** Pixels at zooms 8, 11, 14, and 18, by the class of road. Zero isn't drawn yet. */
const widths = {
  motorway: [1, 2.2, 6, 30],
  trunk: [0.8, 2, 5.4, 28],
  primary: [0.5, 1.6, 5, 26],
  secondary: [0, 1.2, 4.2, 24],
  tertiary: [0, 0.8, 3.4, 21],
  service: [0, 0, 1, 8],
  other: [0, 0, 2.4, 17],
} as const;
const zooms = [8, 11, 14, 18] as const;

const widthAt = (index: 0 | 1 | 2 | 3, addPx: number): ExpressionSpecification => {
  const px = (name: keyof typeof widths): number => (widths[name][index] === 0 ? 0 : widths[name][index] + addPx);
  const { other: _, ...named } = widths;
  const cases = Object.keys(named).flatMap((name) => [name, px(name as keyof typeof named)]);
  const width = ['match', detail, ...cases, px('other')] as unknown as ExpressionSpecification;
  return ['*', width, ['case', ['==', ['get', 'is_link'], true], 0.6, 1]];
};

const widthOf = (addPx = 0): ExpressionSpecification =>
  [
    'interpolate',
    ['exponential', 1.5],
    ['zoom'],
    ...zooms.flatMap((zoom, index) => [zoom, widthAt(index as 0 | 1 | 2 | 3, addPx)]),
  ] as ExpressionSpecification;

/** Larger roads are drawn over smaller ones. */
const order: ExpressionSpecification = ['match', kind, 'highway', 3, 'major_road', 2, 1];
const join = { 'line-cap': 'round', 'line-join': 'round', 'line-sort-key': order } as const;
const fillColor = ({ highway, majorRoad, minorRoad }: MapColors): ExpressionSpecification => [
  'match',
  kind,
  'highway',
  highway,
  'major_road',
  majorRoad,
  minorRoad,
];

function drivenRoads(id: string, where: ExpressionSpecification, colors: MapColors): LayerSpecification[] {
  const base = { type: 'line', source, 'source-layer': 'roads', filter: all(isDriven, where) } as const;
  return [
    {
      ...base,
      id: `${id}-casings`,
      minzoom: 9,
      layout: join,
      paint: { 'line-color': colors.roadCasing, 'line-width': widthOf(1.6) },
    },
    { ...base, id: `${id}s`, layout: join, paint: { 'line-color': fillColor(colors), 'line-width': widthOf() } },
  ];
}

const rails = (id: string, where: ExpressionSpecification, colors: MapColors): LayerSpecification => ({
  id,
  type: 'line',
  source,
  'source-layer': 'roads',
  filter: all(isRail, where),
  paint: {
    'line-color': colors.rail,
    'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 9, 0.5, 14, 1.2, 18, 3],
    ...(where === isTunnel && { 'line-dasharray': [3, 3], 'line-opacity': 0.6 }),
  },
});

/** Roads, paths, rails, and ferries: tunnels at the bottom, bridges on top. */
export function roadLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      id: 'ferries',
      type: 'line',
      source,
      'source-layer': 'roads',
      filter: ['==', kind, 'ferry'],
      paint: { 'line-color': colors.waterLine, 'line-width': 1, 'line-dasharray': [4, 4] },
    },
    {
      id: 'runways',
      type: 'line',
      source,
      'source-layer': 'roads',
      filter: ['==', kind, 'aeroway'],
      paint: {
        'line-color': colors.roadCasing,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 11, 1, 18, ['match', detail, 'runway', 90, 24]],
      },
    },
    {
      id: 'road-tunnels',
      type: 'line',
      source,
      'source-layer': 'roads',
      filter: all(isDriven, isTunnel),
      paint: { 'line-color': colors.roadCasing, 'line-width': widthOf(-0.5), 'line-dasharray': [2, 1.5] },
    },
    rails('rail-tunnels', isTunnel, colors),
    {
      id: 'paths',
      type: 'line',
      source,
      'source-layer': 'roads',
      minzoom: 14,
      filter: all(['==', kind, 'path'], ['!', isTunnel]),
      paint: {
        'line-color': colors.path,
        'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 14, 0.8, 18, 2.6],
        'line-dasharray': [2.5, 1.2],
      },
    },
    ...drivenRoads('road', isOnGround, colors),
    rails('rails', isOnGround, colors),
    ...drivenRoads('bridge', isBridge, colors),
    rails('rail-bridges', isBridge, colors),
  ];
}
