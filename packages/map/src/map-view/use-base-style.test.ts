import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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
const tiles = 'https://tiles.example/style.json';
const show = (styleUrl: string | undefined, loaded = false) =>
  renderHook((isLoaded: boolean) => useBaseStyle(colors, styleUrl, isLoaded), { initialProps: loaded });

afterEach(() => vi.useRealTimers());

it('draws our own outlines when there is no tile server', () => {
  expect(show(undefined).result.current.style).toMatchObject({ sources: { countries: { type: 'geojson' } } });
});

it('comes back to them when the tiles cannot be had', () => {
  const { result } = show(tiles);
  expect(result.current.style).toBe(tiles);
  act(() => result.current.fallBack());
  expect(result.current.style).toMatchObject({ sources: { countries: { type: 'geojson' } } });
});

it('comes back to them when nothing has come for ten seconds, and not once the tiles are there', () => {
  vi.useFakeTimers();
  const slow = show(tiles);
  const good = show(tiles);
  good.rerender(true);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(slow.result.current.style).not.toBe(tiles);
  expect(good.result.current.style).toBe(tiles);
});
