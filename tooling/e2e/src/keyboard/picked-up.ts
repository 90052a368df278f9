import type { Page } from '@playwright/test';

/**
 * After Space has picked something up: dnd-kit listens to further keys from a timer on that it sets then, which only a
 * script can outrun.
 */
export const pickedUp = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
