import { beforeEach, expect, it, vi } from 'vitest';
import { offsetPixels } from './stack-offset';

beforeEach(() => {
  vi.stubGlobal('innerHeight', 740);
});

const box = (top: number, bottom: number, left = 0, right = 400) => ({ top, bottom, left, right });
const atBottom = box(680, 724, 16, 300);
const atTop = box(64, 108, 100, 384);

it('stays in its corner while nothing is in the way', () => {
  expect(offsetPixels('bottom', atBottom, [])).toBe(0);
  expect(offsetPixels('bottom', atBottom, [box(300, 400), box(680, 724, 310, 380), box(800, 850)])).toBe(0);
  expect(offsetPixels('top', atTop, [box(0, 60), box(120, 160)])).toBe(0);
});

it('moves up from the bottom and down from the top, past what is in the way', () => {
  expect(offsetPixels('bottom', atBottom, [box(670, 740)])).toBe(724 - 670 + 8);
  expect(offsetPixels('top', atTop, [box(70, 110)])).toBe(110 - 64 + 8);
});

it('moves past several, also where it covers another one only after moving', () => {
  expect(offsetPixels('bottom', atBottom, [box(600, 660), box(670, 740)])).toBe(724 - 600 + 8);
});

it('stays in its corner when what is in the way fills the window', () => {
  expect(offsetPixels('bottom', atBottom, [box(60, 740)])).toBe(0);
});

it('still moves past a bar of buttons on a screen that has the focus as a whole', () => {
  expect(offsetPixels('bottom', atBottom, [box(60, 1200), box(670, 740)])).toBe(724 - 670 + 8);
});
