import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { footHeightPixels } from './foot-height';

const bar = (top: number, bottom: number) => {
  const element = document.createElement('div');
  element.dataset['footBar'] = '';
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom, height: bottom - top } as DOMRect);
  document.body.append(element);
};

beforeEach(() => {
  window.innerHeight = 740;
});
afterEach(() => document.body.replaceChildren());

it('is nothing on a page without a bar', () => expect(footHeightPixels(80)).toBe(0));

it.each([
  ['that lies on the foot of the window', 670, 740, 70],
  ['so near the foot that a notification would lie over it', 600, 670, 140],
])('reaches to the top of a bar %s', (_where, top, bottom, height) => {
  bar(top, bottom);
  expect(footHeightPixels(80)).toBe(height);
});

it.each([
  ['above what notifications take', 590, 660],
  ['in the middle of the window', 300, 370],
  ['below the window', 900, 970],
])('does not count a bar %s', (_where, top, bottom) => {
  bar(top, bottom);
  expect(footHeightPixels(80)).toBe(0);
});
