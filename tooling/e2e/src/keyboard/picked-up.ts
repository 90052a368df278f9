import type { Page } from '@playwright/test';

/**
 * Waits until something that Space picked up can be moved. dnd-kit sets a timer of 0 ms before it listens for the next key,
 * and one that is set later ends later. Only a script is fast enough to press one before that.
 */
export const pickedUp = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
