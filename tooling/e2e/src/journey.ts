import { expect, test as base } from '@playwright/test';
import type { Site } from './stack/addresses';

export interface JourneyOptions {
  /** Which site the journey is on; its address is the baseURL. */
  site: Site;
}

interface JourneyFixtures {
  /** What went wrong in any page of the journey that no person did; empty at the end of a good one. */
  problems: string[];
}

const elsewhere = /^https?:\/\/(?!localhost[:/]|127\.0\.0\.1[:/])/;

/**
 * What the emulator's own popup and its frames load for their looks, and Google's script, which `answerGoogleScript`
 * answers; without that its failure is logged. A page of ours loads nothing else from elsewhere.
 */
const expected =
  /^https:\/\/(unpkg\.com\/|fonts\.googleapis\.com\/|fonts\.gstatic\.com\/|apis\.google\.com\/js\/api\.js)/;

/** A test whose pages must throw nothing, log no error and ask no server but ours. */
export const test = base.extend<JourneyFixtures & JourneyOptions>({
  site: ['jobs', { option: true }],
  problems: [
    async ({ context, baseURL }, use) => {
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(String(error.error())));
      context.on('console', (message) => {
        const ours = message.page()?.url().startsWith(baseURL!);
        if (ours && message.type() === 'error') problems.push(message.text());
      });
      // A route that looked at every request would do the same, but turn the browser's cache off, which people have on.
      context.on('request', (request) => {
        const url = request.url();
        if (elsewhere.test(url) && !expected.test(url)) problems.push(`asked ${url}`);
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
