export const white = '#ffffff';
/** WCAG 2 AA for text. */
const minContrast = 4.5;

type Rgb = readonly [number, number, number];

/** Darkens a color until text in it is readable on a background (4.5:1). Text that isn't a color becomes black. */
export function readableOn(background: string, color: string): string {
  const target = luminance(parse(background));
  let rgb = parse(color);
  for (let step = 0; step < 40 && contrast(target, luminance(rgb)) < minContrast; step += 1) {
    rgb = mapParts(rgb, (part) => Math.floor(part * 0.94));
  }
  return format(rgb);
}

/** A color mixed with white; a share of 0 is white. */
export function tint(color: string, share: number): string {
  return format(mapParts(parse(color), (part) => Math.round(255 - (255 - part) * share)));
}

/** The contrast of two colors by WCAG 2, from 1 to 21. */
export const contrastOf = (left: string, right: string): number =>
  contrast(luminance(parse(left)), luminance(parse(right)));

const contrast = (left: number, right: number): number =>
  (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);

function luminance(rgb: Rgb): number {
  const [red, green, blue] = mapParts(rgb, (part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parse(color: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/i.exec(color)?.[1] ?? '000000';
  return mapParts([0, 2, 4], (at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

const mapParts = ([red, green, blue]: Rgb, change: (part: number) => number): Rgb => [
  change(red),
  change(green),
  change(blue),
];

const format = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
