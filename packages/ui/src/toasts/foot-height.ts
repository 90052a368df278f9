/**
 * How much of the foot of the window a bar of buttons takes, in pixels: a notification that lay over it would keep
 * people from saving. A bar says that it is one by `data-foot-bar`.
 */
export function footHeightPixels(): number {
  const tops = [...document.querySelectorAll('[data-foot-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top < window.innerHeight && bottom > window.innerHeight - height)
    .map(({ top }) => window.innerHeight - top);
  return Math.max(0, ...tops);
}
