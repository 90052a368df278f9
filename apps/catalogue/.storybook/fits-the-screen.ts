import { expect } from 'storybook/test';

/** Fails when people would have to scroll sideways. */
export const fitsTheScreen = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'the width of the page').toBeLessThanOrEqual(clientWidth);
};
