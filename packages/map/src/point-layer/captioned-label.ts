import type { ExpressionSpecification } from 'maplibre-gl';

/** A point's label and, smaller on a line of its own, its caption. */
export const captionedLabel: ExpressionSpecification = [
  'case',
  ['==', ['get', 'caption'], ''],
  ['get', 'label'],
  ['format', ['get', 'label'], {}, '\n', {}, ['get', 'caption'], { 'font-scale': 0.85 }],
];
