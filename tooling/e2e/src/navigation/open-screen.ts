import type { Page } from '@playwright/test';

/** What of the running router a crawl uses; the router puts itself on the window. */
interface RunningRouter {
  readonly routesByPath: Readonly<Record<string, unknown>>;
  readonly state: { readonly status: string; readonly isLoading: boolean };
  readonly navigate: (to: { href: string }) => Promise<void>;
  readonly matchRoutes: (path: string, search: object) => readonly { readonly fullPath: string }[];
}
declare global {
  interface Window {
    __TSR_ROUTER__: RunningRouter;
  }
}

/** Opens a screen as a link does, without loading the page again, and waits until it shows something. */
export async function openScreen(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => window.__TSR_ROUTER__.navigate({ href: to }), href);
  await page.waitForFunction(
    (waiting) =>
      !window.__TSR_ROUTER__.state.isLoading &&
      document.querySelector('main h1') !== null &&
      document.querySelector(waiting) === null,
    'main :is(.mantine-Loader-root, .mantine-Skeleton-root, [aria-busy="true"])',
  );
}
