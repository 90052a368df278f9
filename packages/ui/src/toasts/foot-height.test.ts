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

it('is nothing on a page without a bar', () => expect(footHeightPixels()).toBe(0));

it('is the height of a bar that lies on the foot of the window', () => {
  bar(670, 740);
  expect(footHeightPixels()).toBe(70);
});

it.each([
  ['in the middle of the window', 300, 370],
  ['below the window', 900, 970],
])('does not count a bar %s', (_where, top, bottom) => {
  bar(top, bottom);
  expect(footHeightPixels()).toBe(0);
});
