import { afterEach, beforeEach, vi } from 'vitest';

/** A worker that never answers. */
class BusyWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** For tests of a screen that shows pages: they go on loading, since a test has no worker that lays them out. */
export function leavePagesLoading(): void {
  beforeEach(() => void vi.stubGlobal('Worker', BusyWorker));
  afterEach(() => void vi.unstubAllGlobals());
}
