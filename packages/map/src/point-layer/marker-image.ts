import type { PointTone } from '../map-point';

const sizePx = 26;
const pixelRatio = 2;

/** Corners of each tone's shape on a unit circle; none is a circle. A tone is told by shape as well as colour. */
const cornersByTone: Record<PointTone, { corners: number; turn: number }> = {
  neutral: { corners: 0, turn: 0 },
  primary: { corners: 0, turn: 0 },
  info: { corners: 4, turn: 45 },
  success: { corners: 6, turn: 0 },
  warning: { corners: 3, turn: -90 },
  error: { corners: 4, turn: 0 },
};

/** The name under which a marker's image is known to the map. */
export const markerImageName = (tone: PointTone, symbol: string): string => `marker:${tone}:${symbol}`;

/** Reads a name made by `markerImageName`; null for any other. */
export function parseMarkerImageName(name: string): { tone: PointTone; symbol: string } | null {
  const [prefix, tone, ...symbol] = name.split(':');
  if (prefix !== 'marker' || tone === undefined || !(tone in cornersByTone)) return null;
  return { tone: tone as PointTone, symbol: symbol.join(':') };
}

function traceShape(context: CanvasRenderingContext2D, tone: PointTone, radius: number): void {
  const { corners, turn } = cornersByTone[tone];
  context.beginPath();
  if (corners === 0) {
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    return;
  }
  for (let corner = 0; corner < corners; corner += 1) {
    const angle = (2 * Math.PI * corner) / corners + (turn * Math.PI) / 180;
    context.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  context.closePath();
}

/** Draws a marker: the tone's shape in its colour, outlined, with one or two characters inside. */
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
  traceShape(context, tone, sizePx / 2 - 2);
  context.fillStyle = colors.fill;
  context.fill();
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.strokeStyle = colors.outline;
  context.stroke();
  context.fillStyle = colors.text;
  context.font = `600 ${symbol.length > 1 ? 9 : 12}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(symbol.slice(0, 2), 0, 0.5);
  return { image: context.getImageData(0, 0, canvas.width, canvas.height), pixelRatio };
}
