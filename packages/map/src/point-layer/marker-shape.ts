import { type PointTone, categoryTones, statusTones } from '../map-point';

/** Corners on a circle of radius 1, turned clockwise by degrees. A star also has corners on an inner radius. */
interface Shape {
  readonly corners: number;
  readonly turn: number;
  readonly innerRadius?: number;
}

const circle: Shape = { corners: 0, turn: 0 };
const square: Shape = { corners: 4, turn: 45 };
const diamond: Shape = { corners: 4, turn: 0 };
const hexagon: Shape = { corners: 6, turn: 0 };
const triangle: Shape = { corners: 3, turn: -90 };
const downTriangle: Shape = { corners: 3, turn: 90 };
const pentagon: Shape = { corners: 5, turn: -90 };
const octagon: Shape = { corners: 8, turn: 22.5 };
const star: Shape = { corners: 8, turn: 0, innerRadius: 0.74 };

const shapeOfTone: Readonly<Record<PointTone, Shape>> = {
  neutral: circle,
  primary: circle,
  info: square,
  success: hexagon,
  warning: triangle,
  error: diamond,
  'category-1': circle,
  'category-2': square,
  'category-3': hexagon,
  'category-4': diamond,
  'category-5': pentagon,
  'category-6': star,
  'category-7': octagon,
  'category-8': downTriangle,
};

export const isPointTone = (text: string): text is PointTone =>
  ([...statusTones, ...categoryTones] as readonly string[]).includes(text);

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** The outline of a marker around 0, 0 as an SVG path, for the map and the page. */
export function markerPath(tone: PointTone, radius: number): string {
  const { corners, turn, innerRadius } = shapeOfTone[tone];
  if (corners === 0) {
    const r = rounded(radius);
    return `M-${r} 0a${r} ${r} 0 1 0 ${rounded(2 * radius)} 0a${r} ${r} 0 1 0 -${rounded(2 * radius)} 0Z`;
  }
  const count = innerRadius === undefined ? corners : corners * 2;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count + (turn * Math.PI) / 180;
    const distance = innerRadius !== undefined && index % 2 === 1 ? radius * innerRadius : radius;
    return `${rounded(distance * Math.cos(angle))} ${rounded(distance * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** An emoji, or a letter with its marks. Firefox has `Intl.Segmenter` since 125. */
const character = new RegExp(String.raw`\p{RGI_Emoji}|\P{M}\p{M}*`, 'gv');

/** The first two visible characters. */
export const symbolText = (symbol: string): string => (symbol.match(character) ?? []).slice(0, 2).join('');
