import { afterEach, describe, expect, it, vi } from 'vitest';
import { anySignal } from './any-signal';

afterEach(() => vi.unstubAllGlobals());

describe.each(['with AbortSignal.any', 'in Safari 17.0, without it'])('a signal of two, %s', (browser) => {
  const join = (...signals: AbortSignal[]) => {
    if (browser.startsWith('in')) vi.stubGlobal('AbortSignal', {});
    return anySignal(...signals);
  };

  it('aborts with either, for its reason', () => {
    for (const first of [0, 1]) {
      const controllers = [new AbortController(), new AbortController()];
      const signal = join(...controllers.map((controller) => controller.signal));
      expect(signal.aborted).toBe(false);
      const reasons: unknown[] = [];
      signal.addEventListener('abort', () => reasons.push(signal.reason));
      controllers[first]?.abort('first');
      controllers[1 - first]?.abort('second');
      expect(reasons).toEqual(['first']);
    }
  });

  it('is aborted from the start when one of them is', () => {
    const controller = new AbortController();
    controller.abort('gone');
    const signal = join(new AbortController().signal, controller.signal);
    expect([signal.aborted, signal.reason]).toEqual([true, 'gone']);
  });
});
