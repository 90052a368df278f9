import { describe, expect, it } from 'vitest';
import { boundsToBox, boxAround, boxContains, boxToBounds, distanceKm, wrapLongitude } from './geometry';

const suva = { latitude: -18.14, longitude: 178.44 };
const apia = { latitude: -13.83, longitude: -171.77 };

describe('distanceKm', () => {
  it('measures known distances', () => {
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    expect(distanceKm(paris, { latitude: 51.5074, longitude: -0.1278 })).toBeCloseTo(343.6, 0);
    expect(distanceKm(paris, paris)).toBe(0);
  });

  it('takes the short route across the antimeridian and a pole', () => {
    expect(distanceKm(suva, apia)).toBeLessThan(1200);
    expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: 90, longitude: 120 })).toBeCloseTo(0, 6);
  });

  it('is half the circumference between antipodes', () => {
    const apart = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 });
    expect(apart).toBeCloseTo(Math.PI * 6371, 3);
  });
});

describe('boxAround', () => {
  it('is null for no points and a single point for one', () => {
    expect(boxAround([])).toBeNull();
    expect(boxAround([suva])).toEqual({ west: 178.44, east: 178.44, south: -18.14, north: -18.14 });
  });

  it('crosses the antimeridian when that is narrower', () => {
    const box = boxAround([suva, apia]);
    expect(box).toMatchObject({ west: 178.44, east: -171.77 });
    expect(box && boxContains(box, { latitude: -15, longitude: 180 })).toBe(true);
    expect(box && boxContains(box, { latitude: -15, longitude: 0 })).toBe(false);
    expect(box && boxToBounds(box)).toEqual([178.44, -18.14, 188.23, -13.83]);
  });
});

describe('boundsToBox', () => {
  it('keeps a plain box, wraps a shifted one, and widens to the world', () => {
    expect(boundsToBox(-10, 40, 5, 50)).toEqual({ west: -10, south: 40, east: 5, north: 50 });
    expect(boundsToBox(170, -20, 190, -10)).toEqual({ west: 170, south: -20, east: -170, north: -10 });
    expect(boundsToBox(-400, -95, 100, 95)).toEqual({ west: -180, south: -90, east: 180, north: 90 });
  });
});

it('wraps longitudes', () => {
  expect([190, -190, 180, -180, 540].map(wrapLongitude)).toEqual([-170, 170, 180, -180, -180]);
});
