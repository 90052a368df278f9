import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '@keepmark/local-store/testing';
import { geocoded } from '../testing/service';
import { candidateOfGeocoded } from './location-candidates';
import { readStoredMatches, storeMatches } from './stored-matches';

afterEach(() => vi.unstubAllGlobals());

const doubtful = Array.from({ length: 8 }, (_, index) => ({
  placeId: `place-${index}`,
  candidates: [candidateOfGeocoded(geocoded())],
}));

it('reads what was stored', () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  expect(readStoredMatches()).toEqual([]);
  storeMatches(doubtful);
  expect(readStoredMatches()).toEqual(doubtful);
});

it('stores the first matches when not all fit', () => {
  const storage = memoryStorage();
  const limited = {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) => {
      if (value.length > JSON.stringify(doubtful).length / 2) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
  vi.stubGlobal('sessionStorage', limited);
  storeMatches(doubtful);
  expect(readStoredMatches()).toEqual(doubtful.slice(0, 2));
});

it('goes on without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeMatches(doubtful);
  expect(readStoredMatches()).toEqual([]);
});
