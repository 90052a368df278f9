import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followOpenings } from './opening-page.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @param {Promise<void>} ended */
function watch(ended) {
  const state = { hasEnded: false };
  void ended.then(() => (state.hasEnded = true));
  return state;
}

it('waits for nothing while no page opens', async () => {
  await expect(followOpenings(5000).ended()).resolves.toBeUndefined();
});

it('waits until the last page that opened is there', async () => {
  const openings = followOpenings(5000);
  openings.begin();
  const state = watch(openings.ended());
  await vi.advanceTimersByTimeAsync(3000);
  openings.begin();
  await vi.advanceTimersByTimeAsync(4999);
  expect(state.hasEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.hasEnded).toBe(true);
});
