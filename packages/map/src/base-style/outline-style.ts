import type { ExpressionFilterSpecification, StyleSpecification } from 'maplibre-gl';
import { labelPoints } from './label-points';
import type { Outlines } from './outlines';

export interface MapColors {
  readonly water: string;
  readonly land: string;
  readonly border: string;
  readonly stateBorder: string;
  readonly text: string;
  readonly halo: string;
}

/** Reads the theme's colors from the CSS variables of the map's element. */
export function readMapColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const color = (variable: string): string => style.getPropertyValue(variable).trim();
  return {
    water: color('--keepmark-map-water'),
    land: color('--keepmark-map-land'),
    border: color('--keepmark-map-border'),
    stateBorder: color('--keepmark-map-state-border'),
    text: color('--mantine-color-text'),
    halo: color('--mantine-color-body'),
  };
}

/**
 * How much an outline may be simplified. With more, the outline of Brazil crosses itself and the wrong side is filled.
 */
export const outlineTolerance = 0.1;

/** Smaller cities get labels as the map zooms in. */
const namedFromZoom: ExpressionFilterSpecification = [
  '>=',
  ['get', 'thousands'],
  ['step', ['zoom'], 4000, 4, 1500, 5, 500, 6, 200, 7, 80, 8, 0],
];

/** A base map from our own outlines, without a tile or font server. */
export function outlineStyle(colors: MapColors, outlines: Outlines): StyleSpecification {
  return {
    version: 8,
    sources: {
      countries: {
        type: 'geojson',
        data: outlines.countries,
        tolerance: outlineTolerance,
        attribution: 'Natural Earth',
      },
      states: { type: 'geojson', data: outlines.states, attribution: 'US Census Bureau' },
      'city-names': { type: 'geojson', data: outlines.cityNames, attribution: 'GeoNames' },
      'country-labels': { type: 'geojson', data: labelPoints(outlines.countries) },
      'state-labels': { type: 'geojson', data: labelPoints(outlines.states) },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      { id: 'land', type: 'fill', source: 'countries', paint: { 'fill-color': colors.land } },
      {
        id: 'state-borders',
        type: 'line',
        source: 'states',
        minzoom: 2.5,
        paint: {
          'line-color': colors.stateBorder,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.4, 8, 1.2],
        },
      },
      {
        id: 'country-borders',
        type: 'line',
        source: 'countries',
        paint: { 'line-color': colors.border, 'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 8, 1.8] },
      },
      {
        id: 'country-names',
        type: 'symbol',
        source: 'country-labels',
        minzoom: 2,
        maxzoom: 7,
        layout: {
          'text-field': ['get', 'name'],
          'text-size': 12,
          'text-max-width': 7,
          'text-padding': 6,
          'symbol-sort-key': ['-', ['get', 'area']],
        },
        paint: {
          'text-color': colors.text,
          'text-halo-color': colors.halo,
          'text-halo-width': 1.2,
          'text-opacity': 0.7,
        },
      },
      {
        id: 'state-names',
        type: 'symbol',
        source: 'state-labels',
        minzoom: 4,
        maxzoom: 8,
        layout: {
          'text-field': ['get', 'name'],
          'text-size': 11,
          'text-max-width': 6,
          'text-padding': 6,
          'symbol-sort-key': ['-', ['get', 'area']],
        },
        paint: {
          'text-color': colors.text,
          'text-halo-color': colors.halo,
          'text-halo-width': 1.2,
          'text-opacity': 0.6,
        },
      },
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
    ],
  };
}
