/** Section 9 of the specification; `keepmark-ripple` in document.css runs as long. */
const rippleMs = 550;
const rippled = '.mantine-Button-root, .mantine-ActionIcon-root, .mantine-NavLink-root, [data-ripple]';
const disabled = ':disabled, [data-disabled], [data-loading]';

const paint = (surface: HTMLElement, x: number, y: number) => {
  const box = surface.getBoundingClientRect();
  const radius = Math.hypot(Math.max(x - box.left, box.right - x), Math.max(y - box.top, box.bottom - y));
  const wave = document.createElement('span');
  wave.className = 'keepmark-ripple';
  wave.setAttribute('aria-hidden', 'true');
  wave.style.cssText = `--x:${x - box.left}px;--y:${y - box.top}px;--radius:${radius}px`;
  surface.append(wave);
  setTimeout(() => wave.remove(), rippleMs);
};

const onPointerDown = (event: PointerEvent) => {
  const surface = event.target instanceof Element ? event.target.closest<HTMLElement>(rippled) : null;
  if (!surface || event.button !== 0 || surface.matches(disabled)) return;
  if (globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  paint(surface, event.clientX, event.clientY);
};

/**
 * Spreads a ripple from where a button is pressed, for as long as the page lives. One listener serves every button.
 * @returns a function that ends it
 */
export const startRipples = (): (() => void) => {
  document.addEventListener('pointerdown', onPointerDown);
  return () => document.removeEventListener('pointerdown', onPointerDown);
};
