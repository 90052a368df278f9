import type { PointTone } from '../map-point';
import { isPointTone, markerPath, symbolText } from './marker-shape';

const sizePx = 26;
const pixelRatio = 2;

/** The map's name for a marker image. */
export const markerImageName = (tone: PointTone, symbol: string): string => `marker:${tone}:${symbol}`;

/** Reads a name made by `markerImageName`; null for any other. */
export function parseMarkerImageName(name: string): { tone: PointTone; symbol: string } | null {
  const [prefix, tone, ...symbol] = name.split(':');
  if (prefix !== 'marker' || tone === undefined || !isPointTone(tone)) return null;
  return { tone, symbol: symbol.join(':') };
}

/** Draws a marker: the shape and color of its tone, with an outline and one or two characters inside. */
export function drawMarker(
  tone: PointTone,
  symbol: string,
  colors: { fill: string; outline: string; text: string },
): { image: ImageData; pixelRatio: number } | null {
  const canvas = document.createElement('canvas');
  canvas.width = sizePx * pixelRatio;
  canvas.height = sizePx * pixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(pixelRatio, pixelRatio);
  context.translate(sizePx / 2, sizePx / 2);
  const outline = new Path2D(markerPath(tone, sizePx / 2 - 2));
  context.fillStyle = colors.fill;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is not an array
  context.fill(outline);
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.strokeStyle = colors.outline;
  context.stroke(outline);
  context.fillStyle = colors.text;
  const text = symbolText(symbol);
  context.font = `600 ${text.length > 1 ? 9 : 12}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, 0, 0.5);
  return { image: context.getImageData(0, 0, canvas.width, canvas.height), pixelRatio };
}
