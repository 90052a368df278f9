import type { Page } from '@playwright/test';

/** What has the focus, and whether a bar covers a part of it. */
interface Focused {
  readonly name: string;
  readonly isCovered: boolean;
  /** Whether it's a button of a bar, or nothing. */
  readonly isEnd: boolean;
}

const lookAtFocus = (page: Page): Promise<Focused> =>
  page.evaluate(async () => {
    // A bar may scroll it out from under itself in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement as HTMLElement & Partial<Pick<HTMLInputElement, 'labels'>>;
    const { x, width, top, bottom } = focused.getBoundingClientRect();
    const name = focused.labels?.[0]?.textContent ?? focused.ariaLabel ?? focused.textContent.slice(0, 40);
    const coverAt = (y: number) => {
      for (let over = document.elementFromPoint(x + width / 2, y); over; over = over.parentElement) {
        if (over.contains(focused)) return false;
        if (/fixed|sticky/.test(getComputedStyle(over).position)) return true;
      }
      return true;
    };
    const isOutside = top < 0 || bottom > window.innerHeight;
    return {
      name,
      isCovered: isOutside || [top + 2, (top + bottom) / 2, bottom - 2].some(coverAt),
      isEnd: focused === document.body || focused.closest('[data-foot-bar], header') !== null,
    };
  });

/**
 * Presses Tab, or another key, from where the focus is to the buttons of a bar.
 * @returns the names of what had the focus under a bar
 */
export async function coveredOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    const { name, isCovered, isEnd } = await lookAtFocus(page);
    if (isEnd) return presses < 3 ? ['the walk was too short'] : covered;
    if (isCovered) covered.push(`${key} to ${name}`);
  }
  return [...covered, 'the walk had no end'];
}
