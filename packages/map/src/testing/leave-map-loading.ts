import { afterEach, beforeEach, vi } from 'vitest';

/**
 * For tests of a screen with a map, whose canvas needs WebGL: they try the list beside it while the map goes on loading.
 * Otherwise it would ask for its outlines where no server is.
 */
export function leaveMapLoading(): void {
  beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));
  afterEach(() => void vi.unstubAllGlobals());
}
