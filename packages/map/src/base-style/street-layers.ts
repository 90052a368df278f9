import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors';
import { roadLayers } from './road-layers';
import { streetSource as source } from './street-source';

// The layers and kinds are those of the Protomaps basemap (docs.protomaps.com/basemaps/layers): the archives that our
// imports make have them, and so has an operator's own.
const kind: ExpressionSpecification = ['get', 'kind'];
const isOneOf = (...kinds: string[]): ExpressionSpecification => ['in', kind, ['literal', kinds]];
const isPolygon: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];

function landuseColor(colors: MapColors): ExpressionSpecification {
  const { green, wood, sand, institution, pavement } = colors;
  return [
    'match',
    kind,
    ['park', 'garden', 'grass', 'meadow', 'grassland', 'golf_course', 'village_green', 'recreation_ground', 'pitch'],
    green,
    ['playground', 'allotments', 'cemetery', 'zoo', 'orchard', 'attraction'],
    green,
    ['wood', 'forest', 'nature_reserve', 'national_park', 'protected_area', 'scrub', 'wetland'],
    wood,
    ['beach', 'sand'],
    sand,
    ['hospital', 'school', 'university', 'college', 'kindergarten', 'aerodrome', 'industrial', 'railway', 'military'],
    institution,
    ['pedestrian', 'parking', 'pier'],
    pavement,
    'transparent',
  ];
}

/** Land, water, buildings, and roads. They cover the outlines where there are streets. */
export function streetGroundLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      id: 'street-land',
      type: 'fill',
      source,
      'source-layer': 'earth',
      filter: isPolygon,
      paint: { 'fill-color': colors.land, 'fill-antialias': false },
    },
    {
      id: 'landuse',
      type: 'fill',
      source,
      'source-layer': 'landuse',
      filter: isPolygon,
      paint: { 'fill-color': landuseColor(colors) },
    },
    {
      id: 'street-water',
      type: 'fill',
      source,
      'source-layer': 'water',
      filter: isPolygon,
      paint: { 'fill-color': colors.water, 'fill-antialias': false },
    },
    {
      id: 'rivers',
      type: 'line',
      source,
      'source-layer': 'water',
      filter: ['all', isLine, isOneOf('river', 'canal', 'stream', 'ditch', 'drain')],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.water,
        'line-width': [
          'interpolate',
          ['exponential', 1.5],
          ['zoom'],
          8,
          ['match', kind, 'river', 1, 0.3],
          18,
          ['match', kind, 'river', 18, 'canal', 12, 4],
        ],
      },
    },
    {
      id: 'piers',
      type: 'fill',
      source,
      'source-layer': 'landuse',
      filter: ['all', isPolygon, isOneOf('pier')],
      paint: { 'fill-color': colors.pavement },
    },
    {
      id: 'buildings',
      type: 'fill',
      source,
      'source-layer': 'buildings',
      minzoom: 14,
      paint: {
        'fill-color': colors.building,
        'fill-outline-color': colors.buildingEdge,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0, 15, 1],
      },
    },
    ...roadLayers(colors),
    {
      id: 'street-borders',
      type: 'line',
      source,
      'source-layer': 'boundaries',
      filter: isOneOf('country', 'region'),
      paint: {
        'line-color': ['match', kind, 'country', colors.border, colors.stateBorder],
        'line-width': ['match', kind, 'country', 1.6, 1],
        'line-dasharray': [5, 2],
      },
    },
  ];
}
