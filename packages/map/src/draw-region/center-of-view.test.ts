import { expect, it } from 'vitest';
import { middleOfView } from './middle-of-view';

it('is from one corner of a box to the other, with less free on each side than a map leaves around what it shows', () => {
  expect(middleOfView('box', 500, 300)).toEqual([
    [32, 268],
    [468, 32],
  ]);
});

it('is from the centre of a circle to where it ends, within the shorter side', () => {
  expect(middleOfView('circle', 500, 300)).toEqual([
    [250, 150],
    [368, 150],
  ]);
  expect(middleOfView('circle', 300, 500)[1]).toEqual([268, 250]);
});
