import { afterEach, expect, it, vi } from 'vitest';
import { baseIconName, drawBaseIcon, drawMarker } from './marker-image';

afterEach(() => vi.restoreAllMocks());

it('draws images where they can be read without waiting for the graphics card', () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  drawMarker({ tone: 'primary', symbol: 'A' }, { fill: '#000', outline: '#fff', text: '#fff' });
  drawBaseIcon(baseIconName('park', '#080'), '#fff');
  expect(getContext.mock.calls).toEqual([
    ['2d', { willReadFrequently: true }],
    ['2d', { willReadFrequently: true }],
  ]);
});
