import { expect, it } from 'vitest';
import { centerOfView } from './center-of-view';

it('returns two corners of a box, with a smaller margin than a fitted map has', () => {
  expect(centerOfView('box', 500, 300)).toEqual([
    [32, 268],
    [468, 32],
  ]);
});

it('returns the center and edge of a circle within the shorter side', () => {
  expect(centerOfView('circle', 500, 300)).toEqual([
    [250, 150],
    [368, 150],
  ]);
  expect(centerOfView('circle', 300, 500)[1]).toEqual([268, 250]);
});
