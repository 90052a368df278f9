import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { readMapColors } from '../base-style/map-colors';
import type { Outlines } from '../base-style/outlines';
import type { BoundingBox } from '../geometry';
import { type MapStreets, noStreets, StreetsContext } from '../streets';
import { useBaseStyle } from './use-base-style';

/** A promise that React can read without suspending. */
const settled = <Value,>(value: Value) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
const none = { type: 'FeatureCollection' as const, features: [] };
const countries = {
  type: 'FeatureCollection' as const,
  features: [],
  bbox: [0, 0, 1, 1] as [number, number, number, number],
};
const outlines: Outlines = { countries, states: none, cityNames: none };
vi.mock(import('../base-style/outlines'), async (original) => ({
  ...(await original()),
  loadOutlines: () => settled(outlines),
}));

const colors = readMapColors(document.body);
let count = 0;
/** A server that no other test has used. */
const tileServer = () => `https://tiles${(count += 1)}.example/style.json`;
function show(styleUrl: string | undefined, streets: MapStreets = noStreets, start: BoundingBox | null = null) {
  const found = settled(streets);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(StreetsContext, { value: () => found }, children);
  return renderHook(() => useBaseStyle({ colors, styleUrl, start }), { wrapper });
}

it('draws our own outlines when there is no tile server', () => {
  expect(show(undefined).result.current.style).toMatchObject({ sources: { countries: { type: 'geojson' } } });
});

it('draws the streets of the server over the outlines, and credits them', () => {
  const archive = { url: 'https://a.example/s.pmtiles', minZoom: 7, maxZoom: 14, areas: [], attribution: '© OSM' };
  const { style } = show(undefined, { archive, explainImport: false }).result.current;
  expect(style).toMatchObject({
    sources: { streets: { type: 'vector', url: 'pmtiles://https://a.example/s.pmtiles', attribution: '© OSM' } },
    layers: expect.arrayContaining([expect.objectContaining({ id: 'roads' })]),
  });
});

it('draws the outlines of countries over the land and the sea of the streets', () => {
  const archive = { url: 'https://a.example/s.pmtiles', minZoom: 7, maxZoom: 14, areas: [], attribution: '© OSM' };
  const { style } = show(undefined, { archive, explainImport: false }).result.current;
  const order = typeof style === 'object' && style ? style.layers.map(({ id }) => id) : [];
  const streets = [order.indexOf('street-land'), order.indexOf('street-water')];
  expect(Math.min(...streets)).toBeGreaterThan(order.indexOf('land'));
  expect(Math.max(...streets)).toBeLessThan(order.indexOf('country-borders'));
});

const point = (latitude: number, longitude: number): BoundingBox => ({
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
});

it('draws the streets first where a map starts amid them, and the outlines once they are drawn', () => {
  const areas = [[7, 43, 8, 44]] as const;
  const archive = { url: 'https://a.example/s.pmtiles', minZoom: 7, maxZoom: 14, areas, attribution: '© OSM' };
  const countriesOf = (start: BoundingBox) => {
    const { result } = show(undefined, { archive, explainImport: false }, start);
    const drawn = () => {
      const { style } = result.current;
      const source = typeof style === 'object' ? style?.sources['countries'] : undefined;
      return source?.type === 'geojson' ? source.data : undefined;
    };
    const first = drawn();
    act(() => result.current.addOutlines());
    return { first, later: drawn() };
  };
  expect(countriesOf(point(43.5, 7.5))).toEqual({ first: undefined, later: countries });
  // At the edge, and far away.
  expect(countriesOf(point(43.999, 7.5)).first).toBe(countries);
  expect(countriesOf(point(31, -97)).first).toBe(countries);
  expect(countriesOf({ west: 7.2, south: 43.5, east: 7.8, north: 43.5 }).first).toBe(countries);
});

it('stays when the streets would be asked for again, and asks for none beside the tiles of a server', () => {
  const find = vi.fn<() => Promise<MapStreets>>(() => settled(noStreets));
  const wrapper = ({ children }: { children: ReactNode }) => createElement(StreetsContext, { value: find }, children);
  const showWith = (styleUrl?: string) =>
    renderHook(() => useBaseStyle({ colors, styleUrl, start: null }), { wrapper });
  showWith(tileServer());
  expect(find).not.toHaveBeenCalled();
  const { rerender, result } = showWith();
  // As after an answer that failed: this one would take its time.
  find.mockImplementation(() => new Promise(() => {}));
  const { current } = result;
  rerender();
  expect(find).toHaveBeenCalledOnce();
  expect(result.current.style).toBe(current.style);
});

it('falls back to the outlines when the tiles fail', () => {
  const tiles = tileServer();
  const { result } = show(tiles);
  expect(result.current).toMatchObject({ style: tiles, isFallback: false });
  act(() => result.current.fallBack());
  expect(result.current).toMatchObject({ style: { sources: { countries: { type: 'geojson' } } }, isFallback: true });
});

it('skips a failed server on the next map, but tries another one', () => {
  const tiles = tileServer();
  const { result } = show(tiles);
  act(() => result.current.fallBack());
  expect(show(tiles).result.current.isFallback).toBe(true);
  expect(show(tileServer()).result.current.isFallback).toBe(false);
});
