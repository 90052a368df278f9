import { expect } from 'storybook/test';

/** A screen that is wider than its window makes people scroll sideways. */
export const fitsTheScreen = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'the width of the page').toBeLessThanOrEqual(clientWidth);
};
