import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { baseIconName } from '../point-layer/marker-image';
import type { MapColors } from './map-colors';
import { streetSource as source } from './street-source';

const kind: ExpressionSpecification = ['get', 'kind'];
const detail: ExpressionSpecification = ['get', 'kind_detail'];
/** As people on site write it. */
const name: ExpressionSpecification = ['get', 'name'];
/** The site's own font: without a font server the map draws letters with the fonts of the page. */
const bold = ['Roboto Flex Variable Bold', 'Roboto Flex Variable'];
const regular = ['Roboto Flex Variable'];
const italic = ['Roboto Flex Variable Italic', 'Roboto Flex Variable'];
const isPoint: ExpressionSpecification = ['==', ['geometry-type'], 'Point'];
const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];

type Paint = NonNullable<SymbolLayerSpecification['paint']>;
const paint = (colors: MapColors, color: string, opacity = 1): Paint => ({
  'text-color': color,
  'text-halo-color': colors.halo,
  'text-halo-width': 1.4,
  ...(opacity < 1 && { 'text-opacity': opacity }),
});

/** What a base map shows an icon for: our place types by the kinds of the Protomaps basemap. */
const iconOfKind: Readonly<Record<string, string>> = {
  station: 'train_station',
  aerodrome: 'airport',
  museum: 'museum',
  zoo: 'zoo',
  attraction: 'attraction',
  park: 'park',
  garden: 'park',
  stadium: 'stadium',
  hospital: 'hospital',
  university: 'university',
  castle: 'attraction',
  beach: 'beach',
};
const greenKinds = ['park', 'garden', 'zoo', 'beach'];

const settlementSize: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  8,
  ['match', detail, 'city', 13, 11],
  14,
  ['match', detail, 'city', 19, 'town', 16, 'village', 13, 12],
];

const riverNames = (colors: MapColors): LayerSpecification => ({
  id: 'river-names',
  type: 'symbol',
  source,
  'source-layer': 'water',
  minzoom: 12,
  filter: ['all', isLine, ['has', 'name']],
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 400,
    'text-field': name,
    'text-font': italic,
    'text-size': 11,
    'text-letter-spacing': 0.05,
  },
  paint: paint(colors, colors.waterText),
});

const roadNames = (colors: MapColors): LayerSpecification => ({
  id: 'road-names',
  type: 'symbol',
  source,
  'source-layer': 'roads',
  minzoom: 13,
  filter: ['all', ['has', 'name'], ['in', kind, ['literal', ['highway', 'major_road', 'minor_road', 'path']]]],
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 300,
    'symbol-sort-key': ['match', kind, 'highway', 0, 'major_road', 1, 'minor_road', 2, 3],
    'text-field': name,
    'text-font': regular,
    'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10, 18, 14],
    'text-max-angle': 35,
    'text-padding': 3,
  },
  paint: paint(colors, colors.roadText),
});

const roadNumbers = (colors: MapColors): LayerSpecification => ({
  id: 'road-numbers',
  type: 'symbol',
  source,
  'source-layer': 'roads',
  minzoom: 9,
  maxzoom: 15,
  filter: ['all', ['has', 'ref'], ['in', kind, ['literal', ['highway', 'major_road']]], ['!', ['has', 'is_link']]],
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 400,
    'text-field': ['get', 'ref'],
    'text-font': bold,
    'text-size': 10,
    'text-rotation-alignment': 'viewport',
    'text-padding': 20,
  },
  paint: paint(colors, colors.roadText),
});

/** Of lakes and bays, in their middle. */
const waterNames = (colors: MapColors): LayerSpecification => ({
  id: 'water-names',
  type: 'symbol',
  source,
  'source-layer': 'water',
  minzoom: 10,
  filter: ['all', isPoint, ['has', 'name']],
  layout: { 'text-field': name, 'text-font': italic, 'text-size': 12, 'text-max-width': 7 },
  paint: paint(colors, colors.waterText),
});

const landmarks = (colors: MapColors): LayerSpecification => ({
  id: 'landmarks',
  type: 'symbol',
  source,
  'source-layer': 'pois',
  minzoom: 13,
  filter: ['all', ['has', 'name'], ['in', kind, ['literal', Object.keys(iconOfKind)]]],
  layout: {
    'icon-image': [
      'match',
      kind,
      ...Object.entries(iconOfKind).flatMap(([one, icon]) => [
        one,
        baseIconName(icon, greenKinds.includes(one) ? colors.greenText : colors.roadText),
      ]),
      '',
    ] as unknown as ExpressionSpecification,
    'text-field': name,
    'text-font': regular,
    'text-size': 11,
    'text-anchor': 'top',
    'text-offset': [0, 0.7],
    'text-max-width': 8,
    'text-padding': 4,
    'text-optional': true,
  },
  paint: {
    ...paint(colors, colors.roadText),
    'text-color': ['case', ['in', kind, ['literal', greenKinds]], colors.greenText, colors.roadText],
  },
});

const neighborhoodNames = (colors: MapColors): LayerSpecification => ({
  id: 'neighborhood-names',
  type: 'symbol',
  source,
  'source-layer': 'places',
  minzoom: 12,
  maxzoom: 16,
  filter: ['all', ['has', 'name'], ['in', kind, ['literal', ['neighbourhood', 'macrohood']]]],
  layout: {
    'text-field': name,
    'text-font': bold,
    'text-size': 12,
    'text-letter-spacing': 0.06,
    'text-max-width': 8,
    'text-padding': 8,
    'symbol-sort-key': ['match', detail, 'suburb', 0, 'quarter', 1, 2],
  },
  paint: paint(colors, colors.text, 0.62),
});

const settlementNames = (colors: MapColors): LayerSpecification => ({
  id: 'settlement-names',
  type: 'symbol',
  source,
  'source-layer': 'places',
  maxzoom: 15,
  filter: ['all', ['has', 'name'], ['==', kind, 'locality']],
  layout: {
    'text-field': name,
    'text-font': bold,
    'text-size': settlementSize,
    'text-max-width': 8,
    'text-padding': 6,
    'symbol-sort-key': ['-', ['coalesce', ['get', 'population'], 0]],
  },
  paint: paint(colors, colors.text, 0.85),
});

/** The names of roads, waters, landmarks, and settlements, the least important first. */
export const streetLabelLayers = (colors: MapColors): LayerSpecification[] =>
  [riverNames, roadNames, roadNumbers, waterNames, landmarks, neighborhoodNames, settlementNames].map((layer) =>
    layer(colors),
  );
