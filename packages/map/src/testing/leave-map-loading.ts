import { afterEach, beforeEach, vi } from 'vitest';

/**
 * For tests of a screen with a map, whose canvas needs WebGL: they try the list beside it while the map goes on loading.
 * Otherwise it would ask for its outlines where no server is.
 */
export function leaveMapLoading(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    // In an act environment alone, React retries no lazy part while a transition is suspended, as the map's is here.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  });
  afterEach(() => void vi.unstubAllGlobals());
}
