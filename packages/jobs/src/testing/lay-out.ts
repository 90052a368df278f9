import { vi } from 'vitest';

/** Gives every element a size, in pixels: the tests' browser lays nothing out, and what scrolls would show no row. */
export function layOut(width = 1200, height = 800): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}
