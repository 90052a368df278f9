import { test } from '../journey';
import { widths } from '../widths';

/** Each width in one display mode. Stories check the other two: light on a desktop, dark on a phone. */
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
