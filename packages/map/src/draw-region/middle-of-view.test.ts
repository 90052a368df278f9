import { expect, it } from 'vitest';
import { middleOfView } from './middle-of-view';

it('is from one corner of a box to the other, a tenth of the view free on each side', () => {
  expect(middleOfView('box', 200, 100)).toEqual([
    [20, 90],
    [180, 10],
  ]);
});

it('is from the centre of a circle to where it ends, within the shorter side', () => {
  expect(middleOfView('circle', 200, 100)).toEqual([
    [100, 50],
    [140, 50],
  ]);
  expect(middleOfView('circle', 100, 200)[1]).toEqual([90, 100]);
});
