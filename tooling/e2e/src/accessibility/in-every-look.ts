import { test } from '../journey';

/** Each width loads its screens in another display mode; `faultsOf` then also checks them in the other one. */
const looks = {
  phone: { viewport: { width: 360, height: 740 }, theme: 'light' },
  desktop: { viewport: { width: 1440, height: 900 }, theme: 'dark' },
} as const;

/** Declares tests for a phone and for a desktop. They get more time, since they open many screens. */
export function inEveryLook(declare: () => void): void {
  for (const [look, { viewport, theme }] of Object.entries(looks)) {
    test.describe(look, () => {
      test.use({ viewport });
      test.slow();
      test.beforeEach(({ page }) => page.addInitScript((mode) => localStorage.setItem('theme', mode), theme));
      declare();
    });
  }
}
