import { describe, expect, it } from 'vitest';
import { boxesAround, boxWithin } from './bounding-box';
import { distanceMiles, earthRadiusMiles } from './distance';

describe('distanceMiles', () => {
  it('knows how far cities are from each other', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    expect(distanceMiles(london, { latitude: 40.7128, longitude: -74.006 })).toBeCloseTo(3461, 0);
    expect(distanceMiles(london, london)).toBe(0);
    expect(distanceMiles({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(13.8, 1);
  });
});

describe('boxesAround', () => {
  /** A point so many miles away in a direction (radians from north). */
  const pointAt = (latitude: number, longitude: number, miles: number, bearing: number) => {
    const angle = miles / earthRadiusMiles;
    const from = (latitude * Math.PI) / 180;
    const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing));
    const turn = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
      Math.cos(angle) - Math.sin(from) * Math.sin(to),
    );
    const degrees = longitude + (turn * 180) / Math.PI;
    return { latitude: (to * 180) / Math.PI, longitude: ((((degrees + 180) % 360) + 360) % 360) - 180 };
  };

  it.each([
    [30.27, -97.74, 25],
    [0, 0, 100],
    [60, 24.9, 1000],
    [-17.8, 179.9, 100],
    [-17.8, -179.9, 100],
    [89.5, 10, 100],
    [-90, 0, 10],
    [40, -100, 20_000],
  ])('hold the whole circle around %s, %s', (latitude, longitude, miles) => {
    const boxes = boxesAround({ latitude, longitude }, miles);
    const circle = Array.from({ length: 360 }, (_, degree) =>
      pointAt(latitude, longitude, miles * 0.9999, (degree * Math.PI) / 180),
    );
    const outside = circle.filter(
      (point) =>
        !boxes.some(
          ({ south, north, west, east }) =>
            point.latitude >= south && point.latitude <= north && point.longitude >= west && point.longitude <= east,
        ),
    );
    expect(outside).toEqual([]);
  });

  it('are no larger than they need be', () => {
    const [box] = boxesAround({ latitude: 30.27, longitude: -97.74 }, 25);
    expect((box?.north ?? 0) - (box?.south ?? 0)).toBeCloseTo(0.724, 2);
    expect((box?.east ?? 0) - (box?.west ?? 0)).toBeCloseTo(0.838, 2);
  });
});

describe('boxWithin', () => {
  it.each([
    [30.27, -97.74, 25],
    [0, 0, 100],
    [0.1, 10, 1000],
    [60, 24.9, 1000],
    [-33.9, 151.2, 50],
  ])('holds nothing beyond the distance from %s, %s', (latitude, longitude, miles) => {
    const box = boxWithin({ latitude, longitude }, miles);
    if (!box) throw new Error('There is no box.');
    const { south, north, west, east } = box;
    const corners = [south, 0.5 * (south + north), north].flatMap((lat) =>
      [west, longitude, east].map((lng) => distanceMiles({ latitude, longitude }, { latitude: lat, longitude: lng })),
    );
    expect(Math.max(...corners)).toBeLessThanOrEqual(miles);
    expect(Math.max(...corners)).toBeGreaterThan(miles * 0.9);
  });

  it.each([
    [-17.8, 179.9, 100],
    [89.5, 10, 100],
    [40, -100, 20_000],
  ])('is none around %s, %s', (latitude, longitude, miles) => {
    expect(boxWithin({ latitude, longitude }, miles)).toBeUndefined();
  });
});
