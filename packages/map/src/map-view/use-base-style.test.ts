import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Outlines } from '../base-style/outlines';
import { useBaseStyle } from './use-base-style';

const none = { type: 'FeatureCollection' as const, features: [] };
const outlines: Outlines = { countries: none, states: none, cityNames: none };
vi.mock(import('../base-style/outlines'), async (original) => ({
  ...(await original()),
  // A settled promise that React can read without suspending.
  loadOutlines: () => Object.assign(Promise.resolve(outlines), { status: 'fulfilled', value: outlines }),
}));

const colors = { water: '#1', land: '#2', border: '#3', stateBorder: '#4', text: '#5', halo: '#6' };
let count = 0;
/** A server that no other test has used. */
const tileServer = () => `https://tiles${(count += 1)}.example/style.json`;
const show = (styleUrl: string | undefined) => renderHook(() => useBaseStyle(colors, styleUrl));

it('draws our own outlines when there is no tile server', () => {
  expect(show(undefined).result.current.style).toMatchObject({ sources: { countries: { type: 'geojson' } } });
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
