import { test } from '../journey';
import { widths } from '../widths';

/** Each width loads its screens in another display mode; `faultsOf` then also checks them in the other one. */
const looks = {
  phone: { viewport: widths.phone, theme: 'light' },
  desktop: { viewport: widths.desktop, theme: 'dark' },
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
