import { snapshotPlace } from '@keepmark/first-paint/screen-snapshot';
import { expect, type Page, test as base, type TestInfo } from '@playwright/test';
import type { Site } from './stack/addresses';

export interface JourneyOptions {
  /** The site of the journey; its URL is the baseURL. */
  site: Site;
  /** Whether pages show the snapshot of a screen first. */
  showsSnapshots: boolean;
}

interface JourneyFixtures {
  /** Denies pages their snapshots: a journey that reloads a page wants to see what is stored, not how it looked before. */
  snapshots: void;
  /** Errors and unexpected requests in the journey's pages; a journey passes only if there are none. */
  problems: string[];
}

const elsewhere = /^https?:\/\/(?!localhost[:/]|127\.0\.0\.1[:/])/;

/**
 * Requests that are allowed to leave: the styles of the emulator's popup and frames, and Google's script, which
 * `answerGoogleScript` serves. Our pages load nothing else from other servers.
 */
const expected =
  /^https:\/\/(unpkg\.com\/|fonts\.googleapis\.com\/|fonts\.gstatic\.com\/|apis\.google\.com\/js\/api\.js)/;

function denyDatabase(denied: string): void {
  // oxlint-disable-next-line typescript/unbound-method -- it's called with its factory below
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function openAllowed(this: IDBFactory, name, ...version) {
    if (name === denied) throw new DOMException('Denied by the journey.', 'SecurityError');
    return open.call(this, name, ...version);
  };
}

/** A failure on another machine leaves no screenshot: its log must say which screens were open, and what they said. */
async function tellWhatShows(pages: readonly Page[], info: TestInfo): Promise<void> {
  for (const page of pages) {
    const text = await page.evaluate(() => document.body.innerText).catch(String);
    await info.attach('page', { body: `${page.url()}: ${text.replaceAll(/\s+/g, ' ')}`, contentType: 'text/plain' });
  }
}

/** A test that fails when its pages throw, log an error, or send a request to another server. */
export const test = base.extend<JourneyFixtures & JourneyOptions>({
  site: ['jobs', { option: true }],
  showsSnapshots: [false, { option: true }],
  snapshots: [
    async ({ context, showsSnapshots }, use) => {
      if (!showsSnapshots) await context.addInitScript(denyDatabase, snapshotPlace.database);
      await use();
    },
    { auto: true },
  ],
  problems: [
    async ({ context, baseURL }, use, info) => {
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(String(error.error())));
      context.on('console', (message) => {
        const ours = message.page()?.url().startsWith(baseURL!);
        if (ours && message.type() === 'error') problems.push(message.text());
      });
      // A route that checks every request would turn off the browser's cache, which people have on.
      context.on('request', (request) => {
        const url = request.url();
        if (elsewhere.test(url) && !expected.test(url)) problems.push(`asked ${url}`);
      });
      await use(problems);
      if (info.status !== info.expectedStatus) await tellWhatShows(context.pages(), info);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
