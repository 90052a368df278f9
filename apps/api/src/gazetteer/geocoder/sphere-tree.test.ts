import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../postings/feeds/sample/compose-sample';
import { distanceMiles, earthRadiusMiles } from '../locations/distance';
import { SphereTree } from './sphere-tree';

const kmPerMile = 6371 / earthRadiusMiles;
const random = seededRandom(11);
const count = 3000;
const rows = Uint32Array.from({ length: count }, (_, row) => row);
// All over the globe, thicker towards the poles, and a tenth of them in one place.
const latitude = Float64Array.from(rows, (row) => (row % 10 === 0 ? 48.85 : random() * 180 - 90));
const longitude = Float64Array.from(rows, (row) => (row % 10 === 0 ? 2.35 : random() * 360 - 180));
const tree = new SphereTree(latitude, longitude, rows);

/** By measuring all of them. */
function nearestKm(point: { latitude: number; longitude: number }, accepts = (_row: number) => true): number[] {
  return [...rows]
    .filter(accepts)
    .map((row) => distanceMiles(point, { latitude: latitude[row] ?? 0, longitude: longitude[row] ?? 0 }) * kmPerMile)
    .toSorted((a, b) => a - b);
}

const kilometresOf = (chords: readonly number[]) => chords.map((chord) => 2 * 6371 * Math.asin(Math.sqrt(chord) / 2));
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 100) / 100);

describe('the nearest points on the globe', () => {
  it.each([
    ['in the middle of a map', 10, 10],
    ['at the antimeridian', 12, 179.99],
    ['at the other side of it', 12, -179.99],
    ['at the North Pole', 90, 0],
    ['at the South Pole', -90, 120],
    ['where many share a point', 48.85, 2.35],
  ])('%s', (_where, atLatitude, atLongitude) => {
    const found = tree.nearest(atLatitude, atLongitude, { limit: 400, farthestKm: 20_000 });
    const expected = nearestKm({ latitude: atLatitude, longitude: atLongitude }).slice(0, 400);
    expect(rounded(kilometresOf(found.chords))).toEqual(rounded(expected));
    expect(new Set(found.places).size).toBe(400);
  });

  it('stops at the distance that was said', () => {
    const { chords } = tree.nearest(-40, 100, { limit: count, farthestKm: 1500 });
    const expected = nearestKm({ latitude: -40, longitude: 100 }).filter((km) => km <= 1500);
    expect(expected.length).toBeGreaterThan(5);
    expect(rounded(kilometresOf(chords))).toEqual(rounded(expected));
  });

  it('counts only what is accepted', () => {
    const accepts = (row: number) => row % 7 === 0;
    const rowAt = (place: number) => tree.order[place] ?? -1;
    const found = tree.nearest(48.8, 2.3, { limit: 50, farthestKm: 20_000, accepts: (place) => accepts(rowAt(place)) });
    expect(found.places.map(rowAt).every(accepts)).toBe(true);
    expect(rounded(kilometresOf(found.chords))).toEqual(
      rounded(nearestKm({ latitude: 48.8, longitude: 2.3 }, accepts).slice(0, 50)),
    );
  });

  it('has nothing where no point is', () => {
    expect(new SphereTree([], [], new Uint32Array()).nearest(0, 0, { limit: 5, farthestKm: 100 }).places).toEqual([]);
  });
});
