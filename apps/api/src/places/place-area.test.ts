import { placeSearchLimits } from '@keepmark/contracts';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../postings/feeds/sample/compose-sample';
import { cellsAt, cellsOver, isInArea, mercatorOf, searchArea } from './place-area';

describe('the squares over an area', () => {
  it.each([
    ['a circle', { lat: 48.86, lng: 2.35 }],
    ['the largest circle', { lat: 61, lng: 10, radiusMiles: 100 }],
    ['a circle over the 180th meridian', { lat: -16.8, lng: 179.99 }],
    ['a cap over the pole', { lat: 89.5, lng: 30, radiusMiles: 100 }],
    ['the other pole', { lat: -90, lng: 0 }],
    ['a box', { bbox: { west: 2, south: 48, east: 3, north: 49 } }],
    ['a box over the 180th meridian', { bbox: { west: 175, south: -20, east: -178, north: -10 } }],
    ['the corner of the map', { bbox: { west: 179, south: 89, east: 180, north: 90 } }],
    ['the largest box', { bbox: { west: -180, south: -90, east: 180, north: 90 } }],
  ])('hold every point of %s', (_what, request) => {
    const area = searchArea(request);
    const cells = new Set(cellsOver(area.boxes));
    const random = seededRandom(5);
    for (let count = 0; count < 500; count += 1) {
      const box = area.boxes[count % area.boxes.length] ?? { south: 0, north: 0, west: 0, east: 0 };
      const share = [0, 1, random()][count % 3] ?? 0;
      const latitude = box.south + (box.north - box.south) * share;
      const longitude = box.west + (box.east - box.west) * (count % 7 === 0 ? 1 : random());
      expect(cellsAt({ latitude, longitude }).some((cell) => cells.has(cell))).toBe(true);
    }
  });

  it('are few', () => {
    expect(cellsOver(searchArea({ lat: 30, lng: -97 }).boxes).length).toBeLessThan(30);
    expect(cellsOver(searchArea({ bbox: { west: 0, south: 40, east: 20, north: 50 } }).boxes).length).toBeLessThan(60);
  });
});

describe('an area', () => {
  it('is cut around its middle when it is too large', () => {
    const { boxes, center, clamped } = searchArea({ bbox: { west: 170, south: 0, east: -150, north: 30 } });
    expect({ center, clamped }).toEqual({ center: { latitude: 15, longitude: -170 }, clamped: true });
    const { boxLatitudeDegrees, boxLongitudeDegrees } = placeSearchLimits;
    const [first, second] = boxes;
    expect((first?.north ?? 0) - (first?.south ?? 0)).toBe(boxLatitudeDegrees);
    const width = [first, second].reduce((sum, box) => sum + (box ? box.east - box.west : 0), 0);
    expect(width).toBe(boxLongitudeDegrees);
  });

  it('knows what lies in it', () => {
    const fiji = searchArea({ lat: -16.8, lng: 179.99 });
    expect(isInArea(fiji, { latitude: -16.8, longitude: -179.9 })).toBe(true);
    expect(isInArea(fiji, { latitude: -16.8, longitude: 179 })).toBe(false);
    const corner = fiji.boxes[0] ?? { south: 0, west: 0 };
    expect(isInArea(fiji, { latitude: corner.south, longitude: corner.west })).toBe(false);
  });

  it('is drawn on a map that ends near the poles', () => {
    expect(mercatorOf(0)).toBeCloseTo(0);
    expect(mercatorOf(90)).toBe(mercatorOf(89.5));
    expect(mercatorOf(60)).toBeGreaterThan(60);
  });
});
