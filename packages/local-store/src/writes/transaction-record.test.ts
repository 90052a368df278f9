import { afterEach, expect, test, vi } from 'vitest';
import { SimulatedBrowser } from '../testing/simulated-browser';

afterEach(() => void vi.useRealTimers());

test('two tabs that start a transaction in the same millisecond each have a record', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const browser = new SimulatedBrowser();
  for (const { storage } of [browser.openTab(), browser.openTab()]) {
    // As another page would: stamps start over.
    vi.resetModules();
    const { opened } = await import('../testing/opened');
    const { jobTable } = await import('../testing/jobs');
    const { database } = opened(storage);
    const jobs = database.table(jobTable);
    database.transaction(() => {
      jobs.insert({ title: 'Baker' });
      jobs.insert({ title: 'Cook' });
    });
  }
  const begun = browser.log.filter(({ key, value }) => key?.startsWith('keepmark!') && value?.includes('Baker'));
  expect(begun).toHaveLength(2);
  expect(new Set(begun.map(({ key }) => key)).size).toBe(2);
});
