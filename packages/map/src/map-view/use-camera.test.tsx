import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MapRef } from 'react-map-gl/maplibre';
import type { BoundingBox } from '../geometry';
import type { MapOrigin, MapPoint } from '../map-point';
import { minZoomOf, useCamera, useWantedView } from './use-camera';

const point = (id: string, latitude: number, longitude: number, changes: Partial<MapPoint> = {}): MapPoint => ({
  id,
  label: id,
  latitude,
  longitude,
  ...changes,
});
const [austin, houston] = [point('austin', 30, -97), point('houston', 29, -95)];

interface Shown extends Omit<Parameters<typeof useCamera>[0], 'view'> {
  readonly points: readonly MapPoint[];
  readonly origin: MapOrigin | undefined;
  readonly fit: BoundingBox | null | undefined;
}

const useShown = ({ points, origin, fit, ...shown }: Shown) =>
  useCamera({ ...shown, view: useWantedView(points, origin, fit) });

function setUp(initial: Partial<Shown> = {}) {
  const map = {
    fitBounds: vi.fn<(bounds: unknown) => void>(),
    easeTo: vi.fn<(options: { center: unknown; zoom?: number }) => void>(),
    getZoom: () => 5,
    getBounds: () => ({
      getSouthWest: () => ({ lng: -100, lat: 28 }),
      getNorthEast: () => ({ lng: -94, lat: 31 }),
    }),
  };
  const options: Shown = {
    map: map as unknown as MapRef,
    hasTiles: false,
    streets: null,
    points: [austin, houston],
    origin: undefined,
    fit: undefined,
    selected: undefined,
    ...initial,
  };
  const { result, rerender } = renderHook(useShown, { initialProps: options });
  return { map, result, change: (changes: Partial<typeof options>) => rerender({ ...options, ...changes }) };
}

describe('the view of a map', () => {
  it('starts with all points in view, or in the center of the 48 states without any', () => {
    expect(setUp().result.current.initialViewState).toMatchObject({ bounds: [-97, 29, -95, 30] });
    const empty = setUp({ points: [] });
    expect(empty.result.current.initialViewState).toEqual({ latitude: 39.8283, longitude: -98.5795, zoom: 3 });
    expect(empty.result.current.showEverything).toBeUndefined();
  });

  it('stays in place when only the look of a point changes', () => {
    const { map, change } = setUp();
    change({ points: [{ ...austin, tone: 'success' }, houston] });
    expect(map.fitBounds).not.toHaveBeenCalled();
  });

  it('follows the extent of the points and the origin', () => {
    const { map, change } = setUp();
    change({ points: [austin] });
    expect(map.fitBounds.mock.lastCall?.[0]).toEqual([-97, 30, -97, 30]);
    change({ points: [austin], origin: { label: 'Home', latitude: 33, longitude: -97, isHome: true } });
    expect(map.fitBounds.mock.lastCall?.[0]).toEqual([-97, 30, -97, 33]);
  });

  it('shows points that came before the map as soon as it is created, and never again', () => {
    const { map, change } = setUp({ map: null, points: [] });
    const points = [austin, houston];
    change({ points });
    expect(map.fitBounds).not.toHaveBeenCalled();
    const created = map as unknown as MapRef;
    change({ points, map: created });
    expect(map.fitBounds.mock.lastCall?.[0]).toEqual([-97, 29, -95, 30]);
    change({ points, map: created });
    expect(map.fitBounds).toHaveBeenCalledTimes(1);
  });

  it('stays in place for results of the current area', () => {
    const { map, change, result } = setUp();
    change({ points: [austin, point('dallas', 33, -97)], fit: null });
    expect(map.fitBounds).not.toHaveBeenCalled();
    result.current.showEverything?.();
    expect(map.fitBounds.mock.lastCall?.[0]).toEqual([-97, 30, -97, 33]);
  });

  it('comes close to a point where there are streets, and stays far from one without', () => {
    const closest = (areas: readonly (readonly [number, number, number, number])[]) => {
      const streets = { url: '', minZoom: 7, maxZoom: 14, areas, attribution: '' };
      const { initialViewState } = setUp({ points: [austin], streets }).result.current;
      return 'fitBoundsOptions' in initialViewState ? initialViewState.fitBoundsOptions.maxZoom : undefined;
    };
    expect(closest([[-98, 29, -96, 31]])).toBe(16);
    expect(closest([[7, 43, 8, 44]])).toBe(7);
  });

  it('moves to a selected point only when it is out of view', () => {
    const { map, change } = setUp();
    change({ selected: austin });
    expect(map.easeTo).not.toHaveBeenCalled();
    change({ selected: point('paris', 48.9, 2.35) });
    expect(map.easeTo.mock.lastCall?.[0].center).toEqual([2.35, 48.9]);
    expect(map.easeTo.mock.lastCall?.[0].zoom).toBeUndefined();
  });

  it('goes to a point that is chosen in a list, at street level where there are streets', () => {
    const areas = [[-98, 29, -96, 31]] as const;
    const { map, change } = setUp({ streets: { url: '', minZoom: 7, maxZoom: 14, areas, attribution: '' } });
    change({ selected: austin, comesClose: true });
    expect(map.easeTo.mock.lastCall?.[0]).toMatchObject({ center: [-97, 30], zoom: 16 });
    change({ selected: houston, comesClose: true });
    expect(map.easeTo.mock.lastCall?.[0]).toMatchObject({ center: [-95, 29], zoom: 7 });
    // A pin that is dragged after zooming out stays in view.
    map.easeTo.mockClear();
    change({ selected: { ...houston, latitude: 29.1 }, comesClose: true });
    expect(map.easeTo).not.toHaveBeenCalled();
    const tiles = setUp({ hasTiles: true, selected: austin, comesClose: true }).map;
    expect(tiles.easeTo.mock.lastCall?.[0]).toMatchObject({ zoom: 16 });
  });
});

describe('the lowest zoom', () => {
  it('shows the whole world on a phone, and little more on a wide screen', () => {
    const widthOfWorldPx = (widthPx: number) => 512 * 2 ** minZoomOf(widthPx);
    expect(widthOfWorldPx(324)).toBeCloseTo(324);
    expect(widthOfWorldPx(1400)).toBeCloseTo(724, 0);
    expect(minZoomOf(0)).toBe(-2);
  });
});
