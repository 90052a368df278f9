/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const toHex = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** WCAG 2.2 relative luminance, from 0 (black) to 1 (white). */
const luminance = (hex: string): number => {
  const [red, green, blue] = toRgb(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2 contrast ratio of two #rrggbb colors, from 1 to 21. AA asks 4.5 of text, 3 of a control's edge. */
export const contrastRatio = (first: string, second: string): number => {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** `share` (0 to 1) of `over` painted on `under`; all #rrggbb. */
export const mix = (under: string, over: string, share: number): string => {
  const top = toRgb(over);
  return toHex(toRgb(under).map((value, at) => value + ((top[at] ?? value) - value) * share) as unknown as Rgb);
};
