import type { ExpressionSpecification } from 'maplibre-gl';

/** A point's label, with its caption smaller on a second line. */
export const captionedLabel: ExpressionSpecification = [
  'case',
  ['==', ['get', 'caption'], ''],
  ['get', 'label'],
  ['format', ['get', 'label'], {}, '\n', {}, ['get', 'caption'], { 'font-scale': 0.85 }],
];
