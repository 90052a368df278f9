import type { AnyRouter } from '@tanstack/react-router';

/** A screen that isn't there by then waits for something, perhaps for what waits for it. */
const maxWaitMs = 3000;
/** A page that is busy for longer won't be idle soon. */
const maxIdleMs = 500;

/**
 * Tells when the first screen is there and the page is idle, for what would compete with it.
 * @returns `firstScreen`, which resolves then or after three seconds, and `follow`, which takes the router
 */
export function followFirstScreen() {
  let resolveScreen: () => void = () => {};
  const firstScreen = new Promise<void>((resolve) => (resolveScreen = resolve));
  const follow = (router: Pick<AnyRouter, 'subscribe'>) => {
    const timeout = setTimeout(resolveScreen, maxWaitMs);
    const stop = router.subscribe('onRendered', () => {
      stop();
      clearTimeout(timeout);
      // Safari has no idle callback.
      if (typeof window.requestIdleCallback === 'function')
        window.requestIdleCallback(resolveScreen, { timeout: maxIdleMs });
      else setTimeout(resolveScreen, maxIdleMs);
    });
  };
  return { firstScreen, follow };
}
