import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { restoreRows } from '../../saved/restore-rows';
import { signInForDevelopment } from '../../sign-in/sign-in';

declare global {
  interface Window {
    /** How far the layout has moved since the page was opened, as in "Cumulative Layout Shift", with what moved. */
    layoutShifts: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

function recordShifts(): void {
  window.layoutShifts = [];
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, node.outerHTML.indexOf('>') + 1) : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as LayoutShift;
      window.layoutShifts.push(`${value.toFixed(3)} by ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.layoutShifts;
  });

for (const view of ['list', 'table', 'board']) {
  test(`nothing moves while the ${view} of jobs loads on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInForDevelopment(page);
    await restoreRows(page, { jobs: [{ jobTitle: 'Cook', companyName: 'Harbor Trust' }] });
    await page.addInitScript(recordShifts);
    await page.goto(`/jobs/list?view=${view}`);
    await expect(page.getByRole('link', { name: 'Cook' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
  });
}
