import { expect, test } from 'vitest';
import { colorFamilies, type ColorFamily, type DisplayMode } from '../preferences/preferences';
import { contrastRatio } from './contrast';
import { themeCss } from './theme-css';

/** The custom properties that hold on the page in this family and mode, as a browser would cascade the stylesheet. */
const cascade = (family: ColorFamily, mode: DisplayMode) => {
  const root = document.documentElement;
  root.dataset['colorFamily'] = family;
  root.dataset['mantineColorScheme'] = mode;
  const values = new Map<string, { value: string; weight: number }>();
  for (const [, selector = '', body = ''] of themeCss().matchAll(/^(:root\S*) \{\n(.*?)\n\}$/gms)) {
    if (!root.matches(selector)) continue;
    const weight = selector.split('[').length;
    for (const declaration of body.split(';\n')) {
      const [name = '', value = ''] = declaration.trim().replace(/;$/, '').split(': ');
      if (weight >= (values.get(name)?.weight ?? 0)) values.set(name, { value, weight });
    }
  }
  const resolve = (name: string): string => {
    const value = values.get(name)?.value ?? `${name} is not defined`;
    const [, inner] = /^var\((.*)\)$/.exec(value) ?? [];
    const hex = inner ? resolve(inner) : value;
    return hex === '#fff' ? '#ffffff' : hex;
  };
  return (name: string) => resolve(name.startsWith('--') ? name : `--mantine-color-${name}`);
};

const surfaces = { light: ['body', 'gray-0', 'gray-1'], dark: ['body', 'dark-6', 'dark-5'] } as const;
const colors = ['primary', 'success', 'info', 'warning', 'error', 'gray', 'red'] as const;

/** What may stand on any surface, and the least ratio it needs there. */
const neutralTexts: [string, string, number][] = [
  ['text', 'text', 4.5],
  ['dimmed text', 'dimmed', 4.5],
  ['link', 'anchor', 4.5],
  ['error of a field', 'error', 4.5],
  ['success of a field', 'success', 4.5],
  ['focus ring', '--mantine-primary-color-filled', 3],
  ['edge of a field', '--keepmark-control-border', 3],
];

/** [what, foreground, background, least ratio]: every pairing that Mantine and we paint from the theme. */
const pairings = (mode: DisplayMode): [string, string, string, number][] => [
  ...colors.flatMap((color): [string, string, string, number][] => [
    [`filled ${color} button`, '--keepmark-on-filled', `${color}-filled`, 4.5],
    [`filled ${color} button, hovered`, '--keepmark-on-filled', `${color}-filled-hover`, 4.5],
    [`light ${color} button`, `${color}-light-color`, `${color}-light`, 4.5],
    [`light ${color} button, hovered`, `${color}-light-color`, `${color}-light-hover`, 4.5],
    [`subtle ${color} button`, `${color}-light-color`, 'body', 4.5],
    [`outlined ${color} button, hovered`, `${color}-outline`, `${color}-outline-hover`, 4.5],
    [`checked ${color} control`, `${color}-filled`, 'body', 3],
  ]),
  ...surfaces[mode].flatMap((surface) =>
    [...neutralTexts, ...colors.map((color): [string, string, number] => [`${color} text`, `${color}-text`, 4.5])].map(
      ([what, foreground, least]): [string, string, string, number] => [what, foreground, surface, least],
    ),
  ),
  ['placeholder', 'placeholder', mode === 'light' ? 'white' : 'dark-6', 4.5],
  ['default button', 'default-color', 'default', 4.5],
  ['default button, hovered', 'default-color', 'default-hover', 4.5],
  ['default button on the page', 'text', 'body', 7],
  ['label of a segmented control', mode === 'light' ? 'gray-7' : 'dark-1', mode === 'light' ? 'gray-1' : 'dark-8', 4.5],
];

const all = colorFamilies.flatMap((family) => (['light', 'dark'] as const).map((mode) => ({ family, mode })));

test('there are twenty looks', () => expect(all).toHaveLength(20));

test.each(all)('$family in $mode mode passes WCAG AA', ({ family, mode }) => {
  const color = cascade(family, mode);
  const failures = pairings(mode).flatMap(([what, foreground, background, least]) => {
    const ratio = contrastRatio(color(foreground), color(background));
    return ratio >= least ? [] : [`${what}: ${color(foreground)} on ${color(background)} is ${ratio.toFixed(2)}`];
  });
  expect(failures).toEqual([]);
});

test.each(colorFamilies)('%s gives the page its own primary color', (family) => {
  const others = colorFamilies
    .filter((other) => other !== family)
    .map((other) => cascade(other, 'light')('primary-filled'));
  expect(others).not.toContain(cascade(family, 'light')('primary-filled'));
});

test('dark mode is #fafafa on #212121 and lightens the primary color', () => {
  const dark = cascade('blue', 'dark');
  expect([dark('body'), dark('text')]).toEqual(['#212121', '#fafafa']);
  expect(contrastRatio(dark('primary-filled'), '#ffffff')).toBeLessThan(
    contrastRatio(cascade('blue', 'light')('primary-filled'), '#ffffff'),
  );
});
