import { test } from '../journey';

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

const looks = {
  'phone, light': { viewport: phone, theme: 'light' },
  'phone, dark': { viewport: phone, theme: 'dark' },
  'desktop, light': { viewport: desktop, theme: 'light' },
  'desktop, dark': { viewport: desktop, theme: 'dark' },
} as const;

export type Look = keyof typeof looks;

/**
 * Declares tests once per look, with its window size and display mode. They get more time, since they open many screens.
 * @param only the looks to test, where all four would take too long
 */
export function inEveryLook(declare: () => void, only = Object.keys(looks) as readonly Look[]): void {
  for (const look of only) {
    const { viewport, theme } = looks[look];
    test.describe(look, () => {
      test.use({ viewport });
      test.slow();
      test.beforeEach(({ page }) => page.addInitScript((mode) => localStorage.setItem('theme', mode), theme));
      declare();
    });
  }
}
