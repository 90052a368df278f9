import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { colorFamilies, defaultColorFamily, type DisplayMode } from '../preferences/preferences';
import { colorRoles, paintOnFilled } from './color-roles';
import { palettes, toPalette, type Palette } from './palettes';
import { theme, type ThemeColor } from './theme';

type Variables = Record<string, string>;

/** Surfaces, borders and text of dark mode, brightest first; 7 is the page and 0 its text (specification, section 4). */
const darkSurfaces = toPalette('fafafa e0e0e0 bdbdbd 9e9e9e 4a4a4a 383838 2c2c2c 212121 1a1a1a 121212');
const namedPalettes = {
  success: palettes.green,
  info: palettes.blue,
  warning: palettes['deep-orange'],
  error: palettes.red,
  gray: palettes.grey,
  red: palettes.red,
} as const satisfies Record<Exclude<ThemeColor, 'primary' | 'dark'>, Palette>;

/** Texts and edges that belong to no color. */
const neutrals = {
  light: {
    text: '#212121',
    body: '#ffffff',
    bright: '#000000',
    dimmed: '#616161',
    placeholder: '#757575',
    error: '#d32f2f',
    success: '#2e7d32',
    default: '#ffffff',
    'default-hover': '#f5f5f5',
    'default-color': '#212121',
    'default-border': '#bdbdbd',
    disabled: '#eeeeee',
    'disabled-color': '#9e9e9e',
    'disabled-border': '#e0e0e0',
  },
  dark: {
    text: '#fafafa',
    body: '#212121',
    bright: '#ffffff',
    dimmed: '#bdbdbd',
    placeholder: '#9e9e9e',
    error: '#ef9a9a',
    success: '#a5d6a7',
    default: '#2c2c2c',
    'default-hover': '#383838',
    'default-color': '#fafafa',
    'default-border': '#4a4a4a',
    disabled: '#383838',
    'disabled-color': '#8a8a8a',
    'disabled-border': '#4a4a4a',
  },
} as const satisfies Record<DisplayMode, Variables>;

/** The edge of a field, a box to tick and a switch: 3:1 against the page and the cards. */
const controlBorder = { light: '#757575', dark: '#8a8a8a' } as const satisfies Record<DisplayMode, string>;

const shades = (name: string, palette: Palette): Variables =>
  Object.fromEntries(palette.map((hex, shade) => [`--mantine-color-${name}-${shade}`, hex]));

const roles = (name: string, palette: Palette, mode: DisplayMode): Variables =>
  Object.fromEntries(
    Object.entries(colorRoles(palette, mode)).map(([role, hex]) => [`--mantine-color-${name}-${role}`, hex]),
  );

/** Sizes, fonts and radii as Mantine resolves them; its colors are ours, below. */
const measures = (): Variables =>
  Object.fromEntries(
    Object.entries(defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme)).variables).filter(
      ([name]) => !name.startsWith('--mantine-color-') || /-(?:white|black)$/.test(name),
    ),
  );

const ofMode = (mode: DisplayMode): Variables => ({
  '--mantine-color-scheme': mode,
  '--keepmark-on-filled': paintOnFilled[mode],
  '--mantine-primary-color-contrast': paintOnFilled[mode],
  '--mantine-color-anchor': 'var(--mantine-color-primary-text)',
  '--keepmark-control-border': controlBorder[mode],
  ...Object.fromEntries(Object.entries(neutrals[mode]).map(([name, hex]) => [`--mantine-color-${name}`, hex])),
  ...Object.assign({}, ...Object.entries(namedPalettes).map(([name, palette]) => roles(name, palette, mode))),
  ...roles('dark', mode === 'light' ? palettes.grey : darkSurfaces, mode),
});

const block = (selector: string, variables: Variables) =>
  [`${selector} {`, ...Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`), '}'].join('\n');

/** Light also where the attribute is missing, so that a page without our script still has colors. */
const selectorOf = {
  light: ":not([data-mantine-color-scheme='dark'])",
  dark: "[data-mantine-color-scheme='dark']",
} as const satisfies Record<DisplayMode, string>;

const familyBlocks = (selector: string, palette: Palette) => [
  block(selector, shades('primary', palette)),
  block(selector + selectorOf.light, roles('primary', palette, 'light')),
  block(selector + selectorOf.dark, roles('primary', palette, 'dark')),
];

/** The stylesheet of all custom properties that Mantine and we read, for both modes and all ten color families. */
export const themeCss = (): string =>
  [
    '/* Written by src/generate.ts from theme.ts, palettes.ts and color-roles.ts. */',
    block(':root', {
      ...measures(),
      ...shades('dark', darkSurfaces),
      ...Object.assign({}, ...Object.entries(namedPalettes).map(([name, palette]) => shades(name, palette))),
      ...Object.fromEntries(
        colorFamilies.map((family) => [`--keepmark-swatch-${family}`, colorRoles(palettes[family], 'light').filled]),
      ),
    }),
    block(`:root${selectorOf.light}`, ofMode('light')),
    block(`:root${selectorOf.dark}`, ofMode('dark')),
    ...familyBlocks(':root', palettes[defaultColorFamily]),
    ...colorFamilies
      .filter((family) => family !== defaultColorFamily)
      .flatMap((family) => familyBlocks(`:root[data-color-family='${family}']`, palettes[family])),
    '',
  ].join('\n');
