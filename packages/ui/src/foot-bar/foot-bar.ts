/** Pixels between what has the focus and the bar: room for the focus ring. */
const gapPx = 8;

const bars = new Set<HTMLElement>();

/** How much of the window the bar covers at its foot. */
const coveredPx = (bar: HTMLElement): number =>
  bar.offsetHeight + (Number.parseFloat(getComputedStyle(bar).bottom) || 0);

/** Scrolls what has the focus out from under a bar, also the whole of a field whose parts take the focus, such as a date. What is being pressed stays: it must not move before the click. */
function reveal(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches(':active')) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const topBarPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isCovered = (bar: HTMLElement) => !bar.contains(focused) && bar.getBoundingClientRect().top < bottom;
  if (top < topBarPx || [...bars].some(isCovered)) focused.scrollIntoView({ block: 'nearest' });
}

function pad(): void {
  const covered = [...bars].map(coveredPx);
  document.documentElement.style.scrollPaddingBottom = covered.length > 0 ? `${Math.max(...covered) + gapPx}px` : '';
  // What is last on the page can then be scrolled out from under a bar that floats. Others have their place on the page.
  const floating = [...bars].filter((bar) => getComputedStyle(bar).position === 'fixed').map(coveredPx);
  document.body.style.paddingBottom = floating.length > 0 ? `${Math.max(...floating) + gapPx}px` : '';
  // Who selects rows with the mouse wants them to stay where they are.
  if (document.activeElement?.matches(':focus-visible')) reveal();
}

// After the browser's own scrolling, which not every browser stops above the bar.
const revealSoon = () => requestAnimationFrame(reveal);

/**
 * The ref of a bar at the foot of the window. As long as it is there, what gets the focus is scrolled to a place above it, at
 * any size of the bar.
 */
export function footBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const observer = new ResizeObserver(pad);
  bars.add(bar);
  observer.observe(bar);
  pad();
  document.addEventListener('focusin', revealSoon);
  return () => {
    observer.disconnect();
    bars.delete(bar);
    pad();
    if (bars.size === 0) document.removeEventListener('focusin', revealSoon);
  };
}
