import type { PointTone } from '../map-point';
import { isPointTone, markerPath, symbolText } from './marker-shape';
import { placeIcons } from './place-icons.gen';

const sizePx = 26;
const pixelRatio = 2;
/** The icons are drawn on a grid of 15. */
const iconGrid = 15;
const iconSizePx = 14;
const baseIconSizePx = 15;

/** What a marker looks like. */
export interface MarkerLook {
  readonly tone: PointTone;
  /** One or two characters. */
  readonly symbol: string;
  /** A place type, whose icon replaces the characters. */
  readonly icon?: string | undefined;
}

interface DrawnImage {
  readonly image: ImageData;
  readonly pixelRatio: number;
}

/** The map's name for a marker image. */
export const markerImageName = ({ tone, symbol, icon = '' }: MarkerLook): string => `marker:${tone}:${icon}:${symbol}`;

/** Reads a name made by `markerImageName`; null for any other. */
export function parseMarkerImageName(name: string): MarkerLook | null {
  const [prefix, tone, icon, ...symbol] = name.split(':');
  if (prefix !== 'marker' || tone === undefined || icon === undefined || !isPointTone(tone)) return null;
  return { tone, symbol: symbol.join(':'), ...(icon && { icon }) };
}

/** The base map's name for the icon of a place type in a color. */
export const baseIconName = (icon: string, color: string): string => `icon:${icon}:${color}`;

/** Draws an image of the base map; null for a name that isn't one. */
export function drawBaseIcon(name: string, halo: string): DrawnImage | null {
  const [prefix, icon = '', color = ''] = name.split(':');
  const path = placeIcons[icon];
  const context = prefix === 'icon' && path ? canvasOf(baseIconSizePx + 4) : null;
  if (!context || !path) return null;
  placeIcon(context, baseIconSizePx);
  context.lineWidth = 2;
  context.strokeStyle = halo;
  context.stroke(new Path2D(path));
  context.fillStyle = color;
  fillPath(context, new Path2D(path));
  return imageOf(context);
}

/** Draws a marker: the shape and color of its tone, with an outline and an icon or one or two characters inside. */
export function drawMarker(
  { tone, symbol, icon = '' }: MarkerLook,
  colors: { fill: string; outline: string; text: string },
): DrawnImage | null {
  const context = canvasOf(sizePx);
  if (!context) return null;
  const outline = new Path2D(markerPath(icon ? 'primary' : tone, sizePx / 2 - 2));
  context.fillStyle = colors.fill;
  fillPath(context, outline);
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.strokeStyle = colors.outline;
  context.stroke(outline);
  context.fillStyle = colors.text;
  const path = placeIcons[icon];
  if (path) {
    placeIcon(context, iconSizePx);
    fillPath(context, new Path2D(path));
    return imageOf(context);
  }
  const text = symbolText(symbol);
  context.font = `600 ${text.length > 1 ? 9 : 12}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, 0, 0.5);
  return imageOf(context);
}

/** A canvas with 0, 0 in its center. */
function canvasOf(px: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = px * pixelRatio;
  canvas.height = px * pixelRatio;
  // Its image is read at once. From a canvas on the graphics card, that waits for all that the map draws there.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.scale(pixelRatio, pixelRatio);
  context?.translate(px / 2, px / 2);
  return context;
}

function placeIcon(context: CanvasRenderingContext2D, px: number): void {
  context.scale(px / iconGrid, px / iconGrid);
  context.translate(-iconGrid / 2, -iconGrid / 2);
}

function fillPath(context: CanvasRenderingContext2D, path: Path2D): void {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is not an array
  context.fill(path);
}

const imageOf = (context: CanvasRenderingContext2D): DrawnImage => ({
  image: context.getImageData(0, 0, context.canvas.width, context.canvas.height),
  pixelRatio,
});
