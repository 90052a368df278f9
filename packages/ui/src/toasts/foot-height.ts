/**
 * How far from the foot of the window a bar of buttons reaches up, in pixels: a notification that lay over it would keep
 * people from saving. A bar says that it is one by `data-foot-bar`.
 * @param reachPixels how far the notifications reach up when they stand at the foot
 */
export function footHeightPixels(reachPixels: number): number {
  const { innerHeight } = window;
  const tops = [...document.querySelectorAll('[data-foot-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > innerHeight - reachPixels)
    .map(({ top }) => innerHeight - top);
  return Math.max(0, ...tops);
}

/**
 * Says the height of the foot now, and again whenever it may have changed: a notification outlives the screen that it
 * was told on, and the next one may be a form.
 * @param notifications what holds them; they stand at the foot of the window
 * @returns what ends it
 */
export function followFoot(notifications: HTMLElement, say: (heightPixels: number) => void): () => void {
  let frame = 0;
  const measure = () => {
    frame = 0;
    // The 1rem of Toasts.module.css.
    const marginPixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    say(footHeightPixels(notifications.offsetHeight + marginPixels));
  };
  // Once a frame, when all is laid out.
  const measureSoon = () => {
    frame ||= requestAnimationFrame(measure);
  };
  const screens = new MutationObserver(measureSoon);
  measure();
  screens.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', measureSoon);
  window.addEventListener('scroll', measureSoon, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    screens.disconnect();
    window.removeEventListener('resize', measureSoon);
    window.removeEventListener('scroll', measureSoon);
  };
}
