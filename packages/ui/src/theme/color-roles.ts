import type { DisplayMode } from '../preferences/preferences';
import { contrastRatio, mix } from './contrast';
import type { Palette } from './palettes';

/** What Mantine paints with a color. Values are #rrggbb. */
export type ColorRoles = {
  /** Background of filled buttons and checked controls. Its text is `paintOnFilled`. */
  filled: string;
  'filled-hover': string;
  /** Tinted background, and the text on it and on its hover. */
  light: string;
  'light-hover': string;
  'light-color': string;
  /** Text, links, borders and icons on the page and on cards. */
  text: string;
  outline: string;
  'outline-hover': string;
};

/** Text on anything filled: fills are dark in light mode and light in dark mode. */
export const paintOnFilled = { light: '#ffffff', dark: '#212121' } as const satisfies Record<DisplayMode, string>;

const textContrast = 4.5;
/** From here on a tint is told from the white page. */
const visibleTint = 1.12;
/** The darkest background that colored text stands on in light mode: Material grey 100, under striped rows and pills. */
const darkestLightSurface = '#f5f5f5';

/** The first shade from 600 on that reaches AA with `other`; 900 does in every palette. */
const shadeAgainst = (palette: Palette, other: string): number => {
  const found = palette.findIndex((shade, index) => index >= 6 && contrastRatio(shade, other) >= textContrast);
  return found === -1 ? 9 : found;
};

const lightRoles = (palette: Palette): ColorRoles => {
  const fill = shadeAgainst(palette, paintOnFilled.light);
  const text = palette[shadeAgainst(palette, darkestLightSurface)] ?? palette[9];
  const tint = palette.findIndex((shade) => contrastRatio(shade, '#ffffff') >= visibleTint);
  const tintHover = palette[tint + 1] ?? palette[1];
  const darkest = mix(palette[9], '#000000', 0.2);
  return {
    filled: palette[fill] ?? palette[9],
    'filled-hover': palette[fill + 1] ?? darkest,
    light: palette[tint] ?? palette[0],
    'light-hover': tintHover,
    'light-color': contrastRatio(palette[9], tintHover) >= textContrast ? palette[9] : darkest,
    text,
    outline: text,
    'outline-hover': mix('#ffffff', text, 0.04),
  };
};

const darkRoles = (palette: Palette): ColorRoles => ({
  filled: palette[2],
  'filled-hover': palette[1],
  light: mix('#212121', palette[5], 0.16),
  'light-hover': mix('#212121', palette[5], 0.26),
  'light-color': palette[1],
  text: palette[2],
  outline: palette[2],
  'outline-hover': mix('#212121', palette[2], 0.08),
});

/** The shades that a palette lends each role, so that every text on its background reaches WCAG AA. */
export const colorRoles = (palette: Palette, mode: DisplayMode): ColorRoles =>
  mode === 'light' ? lightRoles(palette) : darkRoles(palette);
