import { expect, it } from 'vitest';
import { unrolledLine } from './unrolled-line';

const longitudes = (...values: number[]) =>
  unrolledLine(values.map((longitude) => ({ longitude, latitude: -17 }))).map(([longitude]) => longitude);

it('draws a line across the antimeridian the short way, there and back', () => {
  expect(longitudes(178, 179, -179, -178, 179)).toEqual([178, 179, 181, 182, 179]);
  expect(longitudes(-179, 179)).toEqual([-179, -181]);
});

it('leaves other lines as they are', () => {
  expect(longitudes(-170, 0, 170)).toEqual([-170, 0, 170]);
  expect(longitudes()).toEqual([]);
});
