/** Where something is in the window, in pixels. */
export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

const gapPixels = 8;
/** Whatever fills more than this share of the window can't be cleared. */
const maxShare = 0.6;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * How far a stack has to move away from its corner, in pixels, so that it covers nothing it must not.
 * @param corner its place: at the bottom, it moves up; at the top, down
 * @param stack its box in its corner
 */
export function offsetPixels(corner: 'bottom' | 'top', stack: Box, obstacles: readonly Box[]): number {
  const sign = corner === 'bottom' ? -1 : 1;
  const nearestFirst = [...obstacles].sort((one, other) =>
    corner === 'bottom' ? other.bottom - one.bottom : one.top - other.top,
  );
  let offset = 0;
  for (const box of nearestFirst) {
    const moved = { ...stack, top: stack.top + sign * offset, bottom: stack.bottom + sign * offset };
    if (!overlap(moved, box)) continue;
    const cleared = gapPixels + (corner === 'bottom' ? stack.bottom - box.top : box.bottom - stack.top);
    if (cleared <= window.innerHeight * maxShare) offset = cleared;
  }
  return offset;
}

const pressable = 'a, button, input, label, select, summary, textarea, [role="button"], [tabindex]';

/** What someone is pressing or typing in: what has the focus, and what is under the pointer. */
function elementsInUse(): Element[] {
  const hovered = [...document.querySelectorAll(':hover')].at(-1)?.closest(pressable);
  return [document.activeElement, hovered].flatMap((element) =>
    element && element !== document.body && element.closest('[data-stack]') === null ? [element] : [],
  );
}

/**
 * Says how far a stack has to move, now and whenever that may have changed. It stays clear of what is in use when a
 * notification appears or someone presses something, and of bars of buttons (`data-foot-bar`): a notification outlives its
 * screen, and the next one may be a form.
 * @param stack has its offset applied whenever it is measured
 * @returns stops it
 */
export function followObstacles(
  stack: HTMLElement,
  corner: 'bottom' | 'top',
  say: (offsetPixels: number) => void,
): () => void {
  let frame = 0;
  let offset = 0;
  let inUse = elementsInUse();
  const measure = () => {
    frame = 0;
    const { top, right, bottom, left } = stack.getBoundingClientRect();
    const back = corner === 'bottom' ? offset : -offset;
    const obstacles = [...inUse, ...document.querySelectorAll('[data-foot-bar]')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    offset = offsetPixels(corner, { top: top + back, right, bottom: bottom + back, left }, obstacles);
    say(offset);
  };
  // Once a frame, when all is laid out.
  const measureSoon = () => {
    frame ||= requestAnimationFrame(measure);
  };
  const use = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-stack]')) return;
    inUse = elementsInUse();
    measureSoon();
  };
  const screens = new MutationObserver(measureSoon);
  measure();
  screens.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', measureSoon);
  window.addEventListener('scroll', measureSoon, { passive: true });
  document.addEventListener('pointerdown', use, { passive: true });
  document.addEventListener('focusin', use);
  return () => {
    cancelAnimationFrame(frame);
    screens.disconnect();
    window.removeEventListener('resize', measureSoon);
    window.removeEventListener('scroll', measureSoon);
    document.removeEventListener('pointerdown', use);
    document.removeEventListener('focusin', use);
  };
}
