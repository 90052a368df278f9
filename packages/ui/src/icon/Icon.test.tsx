import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Icon, type IconProps } from './Icon';
import { iconNames } from './icon-names';
import { RowIcons } from './RowIcons';

const drawn = (props: IconProps) => render(<Icon {...props} />).container.querySelector('svg')!;

test.each([
  [undefined, '22'],
  ['xs', '18'],
  ['sm', '20'],
  ['md', '24'],
  ['lg', '30'],
] as const)('size %s is %s pixels', (size, pixels) => {
  const svg = drawn(size ? { name: 'home', size } : { name: 'home' });
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual([pixels, pixels]);
});

test('an icon points into the sprite, and brings no drawing of its own', () => {
  const svg = drawn({ name: 'map-pin' });
  expect(svg.querySelector('use')?.getAttribute('href')).toMatch(/icons\.gen.*\.svg#map-pin$/);
  expect(svg.querySelector('path')).toBeNull();
});

test('in rows, an icon of rows is drawn in place, as in the sprite', () => {
  expect(drawn({ name: 'pencil' }).querySelector('use')).not.toBeNull();
  const row = render(<Icon name="pencil" />, { wrapper: RowIcons });
  const svg = row.container.querySelector('svg')!;
  expect(svg.querySelector('use')).toBeNull();
  expect(svg.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(svg.querySelector('path')?.getAttribute('d')).toMatch(/^M4 20h4.+M13\.5 6\.5l4 4$/);
});

test('without a label it is decoration; with one it is an image of that name', () => {
  expect(drawn({ name: 'home' }).getAttribute('aria-hidden')).toBe('true');
  render(<Icon name="star" label="Favorite" />);
  expect(screen.getByRole('img', { name: 'Favorite' })).toBeTruthy();
});

test.each([
  ['', "Icon prop 'name' is required."],
  [undefined, "Icon prop 'name' is required."],
  ['no-such-icon', 'Icon no-such-icon is not available.'],
])('name %o throws "%s"', (name, sentence) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Icon name={name as IconProps['name']} />)).toThrow(sentence);
});

test('there are about 120 names, in order and each once', () => {
  expect(iconNames.length).toBeGreaterThanOrEqual(115);
  expect(iconNames.length).toBeLessThanOrEqual(140);
  expect([...new Set(iconNames)].sort()).toEqual(iconNames);
});
