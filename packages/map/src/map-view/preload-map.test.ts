import { expect, it, vi } from 'vitest';
import { replaceMap } from '../map-components';
import { preloadMap } from './preload-map';

const loaded = vi.hoisted(() => ({ canvas: vi.fn<() => void>(), outlines: vi.fn<() => Promise<never>>() }));
vi.mock('./MapCanvas', () => {
  loaded.canvas();
  return { default: () => null };
});
vi.mock('./worker-url', () => ({ workerUrl: '/assets/worker.js' }));
vi.mock('../base-style/outlines', () => ({ fetchOutlines: loaded.outlines }));

it('loads nothing while something replaces the map', () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', fetch);
  const nothing = () => null;
  replaceMap({ MapView: nothing, MapWithList: nothing, RegionMap: nothing });
  preloadMap();
  expect(fetch).not.toHaveBeenCalled();
  expect(loaded.outlines).not.toHaveBeenCalled();
  replaceMap(null);
});

it('loads the code of maps, its worker and the outlines side by side, and leaves what fails to the map', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', fetch);
  loaded.outlines.mockRejectedValue(new Error('offline'));
  preloadMap();
  preloadMap();
  expect(fetch.mock.calls).toEqual([['/assets/worker.js']]);
  expect(loaded.outlines).toHaveBeenCalled();
  await vi.waitFor(() => expect(loaded.canvas).toHaveBeenCalledOnce());
});
