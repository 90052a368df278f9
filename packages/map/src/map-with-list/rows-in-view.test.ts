import { expect, it } from 'vitest';
import type { MapPoint } from '../map-point';
import { rowsInView } from './rows-in-view';

const points = Array.from({ length: 10 }, (_, index): MapPoint => ({
  id: String(index),
  label: `P${index}`,
  latitude: index + 1,
  longitude: 5,
}));
const idsOf = (rows: readonly MapPoint[]) => rows.map(({ id }) => id);
const south = { west: 0, south: 0, east: 10, north: 4.5 };

it('lists all points when they fit, in view or not', () => {
  expect(rowsInView(points, { limit: 10, view: south, selectedId: undefined })).toBe(points);
});

it('otherwise lists the points in view, up to the limit', () => {
  expect(idsOf(rowsInView(points, { limit: 9, view: south, selectedId: undefined }))).toEqual(['0', '1', '2', '3']);
  expect(idsOf(rowsInView(points, { limit: 2, view: south, selectedId: undefined }))).toEqual(['0', '1']);
  expect(idsOf(rowsInView(points, { limit: 2, view: null, selectedId: undefined }))).toEqual(['0', '1']);
});

it('always includes the selected point', () => {
  expect(idsOf(rowsInView(points, { limit: 2, view: south, selectedId: '8' }))).toEqual(['8', '0']);
  expect(idsOf(rowsInView(points, { limit: 2, view: south, selectedId: '1' }))).toEqual(['0', '1']);
  expect(idsOf(rowsInView(points, { limit: 2, view: south, selectedId: 'gone' }))).toEqual(['0', '1']);
});
