import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type WatchedMap, watchTiles } from './tile-watch';

/** As much of a map as is watched; `tell` is an event of it. */
function fakeMap(sourceType: 'raster' | 'vector' | 'geojson' = 'raster') {
  const listeners = new Map<string, (event: object) => void>();
  const map = {
    on: (type: string, listener: (event: object) => void) => {
      listeners.set(type, listener);
      return { unsubscribe: () => void listeners.delete(type) };
    },
    getStyle: () => ({ version: 8, sources: { base: { type: sourceType } }, layers: [] }),
    areTilesLoaded: vi.fn<() => boolean>(() => false),
  };
  const tell = (type: string, event: object = {}) => listeners.get(type)?.(event);
  return {
    map: map as unknown as WatchedMap & typeof map,
    listeners,
    tell,
    arrive: (tile: object = { texture: {} }) => tell('sourcedata', { tile, source: { type: sourceType } }),
    fail: (times = 1) => Array.from({ length: times }, () => tell('error', { tile: {}, error: new Error('502') })),
  };
}

const watch = (sourceType?: Parameters<typeof fakeMap>[0]) => {
  const fake = fakeMap(sourceType);
  const giveUp = vi.fn<() => void>();
  return { ...fake, giveUp, end: watchTiles(fake.map, giveUp) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the tiles of an operator are given up', () => {
  it('when the first view has come without any', () => {
    const { tell, fail, giveUp } = watch();
    fail(9);
    expect(giveUp).not.toHaveBeenCalled();
    tell('load');
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('when the server has none of a vector map, which come empty', () => {
    const { tell, arrive, giveUp } = watch('vector');
    arrive({ latestFeatureIndex: null });
    tell('load');
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it.each([
    ['nothing', 10_000, []],
    ['a style', 19_000, ['styledata']],
  ] as const)('when %s has come at first and then nothing for ten seconds', (_, timeoutMs, events) => {
    const { tell, giveUp } = watch();
    vi.advanceTimersByTime(9000);
    for (const event of events) tell(event);
    vi.advanceTimersByTime(timeoutMs - 9001);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('when one after the other fails later', () => {
    const { tell, arrive, fail, giveUp } = watch();
    arrive();
    tell('load');
    fail(3);
    arrive();
    fail(3);
    expect(giveUp).not.toHaveBeenCalled();
    fail();
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('when the map waits for them in vain after a move', () => {
    const { tell, arrive, giveUp } = watch();
    arrive();
    tell('load');
    tell('moveend');
    vi.advanceTimersByTime(9000);
    arrive();
    vi.advanceTimersByTime(9000);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(giveUp).toHaveBeenCalledOnce();
  });
});

describe('they are kept', () => {
  it.each(['raster', 'vector'] as const)('when some of a %s map are there', (sourceType) => {
    const { tell, arrive, fail, giveUp } = watch(sourceType);
    fail(3);
    arrive(sourceType === 'raster' ? { texture: {} } : { latestFeatureIndex: {} });
    tell('load');
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('when they come slowly, and the first view takes longer than ten seconds', () => {
    const { tell, arrive, giveUp } = watch();
    for (let times = 0; times < 4; times += 1) {
      vi.advanceTimersByTime(9000);
      arrive();
    }
    tell('load');
    vi.advanceTimersByTime(60_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('when the map has come to rest after a move', () => {
    const { tell, arrive, giveUp } = watch();
    arrive();
    tell('moveend');
    tell('idle');
    vi.advanceTimersByTime(60_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('in a style that has none', () => {
    const { tell, giveUp } = watch('geojson');
    tell('load');
    expect(giveUp).not.toHaveBeenCalled();
  });
});

it('ends with the map', () => {
  const { tell, end, listeners, giveUp } = watch();
  tell('moveend');
  end();
  vi.advanceTimersByTime(60_000);
  expect(listeners.size).toBe(0);
  expect(giveUp).not.toHaveBeenCalled();
});
