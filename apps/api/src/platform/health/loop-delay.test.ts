import { afterEach, expect, it } from 'vitest';
import { LoopDelay } from './loop-delay';

let delay: LoopDelay;
afterEach(() => delay.stop());

const block = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};
const nextTurns = async (ms: number): Promise<void> => {
  for (const until = performance.now() + ms; performance.now() < until;)
    await new Promise((done) => setTimeout(done, 5));
};

it('measures a block, and forgets it after a while', async () => {
  delay = new LoopDelay(50);
  await nextTurns(60);
  block(300);
  await nextTurns(30);
  expect(delay.longestMs).toBeGreaterThan(250);
  // A busy machine may block it again, but not every time.
  for (;;) {
    await nextTurns(120);
    if (delay.longestMs < 250) break;
  }
});
