import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type WatchedMap, watchTiles } from './tile-watch';

/** The parts of a map that the watch uses; `emit` fires an event. */
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
  const emit = (type: string, event: object = {}) => listeners.get(type)?.(event);
  return {
    map: map as unknown as WatchedMap & typeof map,
    listeners,
    emit,
    arrive: (tile: object = { texture: {} }) => emit('sourcedata', { tile, source: { type: sourceType } }),
    fail: (times = 1) => Array.from({ length: times }, () => emit('error', { tile: {}, error: new Error('502') })),
  };
}

const watch = (sourceType?: Parameters<typeof fakeMap>[0]) => {
  const fake = fakeMap(sourceType);
  const giveUp = vi.fn<() => void>();
  return { ...fake, giveUp, end: watchTiles(fake.map, giveUp) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('gives up on the tile server', () => {
  it('when the first view loads without any tile', () => {
    const { emit, fail, giveUp } = watch();
    fail(9);
    expect(giveUp).not.toHaveBeenCalled();
    emit('load');
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('when every vector tile is empty', () => {
    const { emit, arrive, giveUp } = watch('vector');
    arrive({ latestFeatureIndex: null });
    emit('load');
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it.each([
    ['nothing', 10_000, []],
    ['a style', 19_000, ['styledata']],
  ] as const)('when %s arrives and then nothing for ten seconds', (_, timeoutMs, events) => {
    const { emit, giveUp } = watch();
    vi.advanceTimersByTime(9000);
    for (const event of events) emit(event);
    vi.advanceTimersByTime(timeoutMs - 9001);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('when several tiles in a row fail later', () => {
    const { emit, arrive, fail, giveUp } = watch();
    arrive();
    emit('load');
    fail(3);
    arrive();
    fail(3);
    expect(giveUp).not.toHaveBeenCalled();
    fail();
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('when no tiles arrive after a move', () => {
    const { emit, arrive, giveUp } = watch();
    arrive();
    emit('load');
    emit('moveend');
    vi.advanceTimersByTime(9000);
    arrive();
    vi.advanceTimersByTime(9000);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(giveUp).toHaveBeenCalledOnce();
  });
});

describe('stays with the tile server', () => {
  it.each(['raster', 'vector'] as const)('when some %s tiles arrive', (sourceType) => {
    const { emit, arrive, fail, giveUp } = watch(sourceType);
    fail(3);
    arrive(sourceType === 'raster' ? { texture: {} } : { latestFeatureIndex: {} });
    emit('load');
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('when tiles arrive slowly and the first view takes over ten seconds', () => {
    const { emit, arrive, giveUp } = watch();
    for (let times = 0; times < 4; times += 1) {
      vi.advanceTimersByTime(9000);
      arrive();
    }
    emit('load');
    vi.advanceTimersByTime(60_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('when the map is idle after a move', () => {
    const { emit, arrive, giveUp } = watch();
    arrive();
    emit('moveend');
    emit('idle');
    vi.advanceTimersByTime(60_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('when the style has no tiles', () => {
    const { emit, giveUp } = watch('geojson');
    emit('load');
    expect(giveUp).not.toHaveBeenCalled();
  });
});

it('stops with the map', () => {
  const { emit, end, listeners, giveUp } = watch();
  emit('moveend');
  end();
  vi.advanceTimersByTime(60_000);
  expect(listeners.size).toBe(0);
  expect(giveUp).not.toHaveBeenCalled();
});
