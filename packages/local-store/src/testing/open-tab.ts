import type { Platform } from '../platform';
import { jobTable } from './jobs';
import { opened } from './opened';
import type { SimulatedBrowser } from './simulated-browser';

/** A database in one more tab of the browser, which hears of what the other tabs write. */
export function openTab(browser: SimulatedBrowser, platform: Partial<Platform> = {}) {
  const tab = browser.openTab();
  const now = opened(tab.storage, { events: tab.events, ...platform });
  return { tab, ...now, jobs: now.database.table(jobTable) };
}

export type OpenTab = ReturnType<typeof openTab>;

/** Lets tabs answer each other until none has anything to add. */
export function settleTabs(browser: SimulatedBrowser, tabs: readonly OpenTab[]): void {
  for (let round = 0; round < 5; round += 1) {
    browser.settle();
    for (const { maintenance } of tabs) maintenance.rewrites.write();
  }
}
