import { afterEach, describe, expect, it } from 'vitest';
import { turnsWhile } from './testing/turns-while';
import { hoursReading } from './places/hours/hours-reading';
import { captureReading } from './postings/capture/capture-reading';
import { ReadingWorkers } from './platform/readings/reading-workers';
import { ReadingStoppedError } from './platform/readings/reading';

let workers: ReadingWorkers;
afterEach(() => workers.close());

const always = { hours: '24/7', country: '', state: '', from: '2026-11-28' };
const everyDay = { schedule: { kinds: [[[0, 1440]]], days: 'aaaaaaa' } };
/** Twenty megabytes of tags, which take longer than the limit. */
const page = { url: '', page: { url: '', text: '<div>'.repeat(4_000_000) } };

describe('reading in a thread', () => {
  it('gives what the text comes to', async () => {
    workers = new ReadingWorkers({ threads: 1, limitMs: 60_000 });
    expect(await workers.read(hoursReading, always)).toEqual(everyDay);
    expect(await workers.read(captureReading, { url: '', text: 'Welder\nAcme\nAustin, TX' })).toMatchObject({
      jobTitle: 'Welder',
      city: 'Austin',
      foundBy: 'text',
    });
  });

  it('ends a text that takes too long, while others have their turns, and reads the ones behind it', async () => {
    workers = new ReadingWorkers({ threads: 1 });
    const failure = workers.read(captureReading, page).catch((error: unknown) => error);
    const next = workers.read(hoursReading, always);
    expect(await turnsWhile(failure)).toBeGreaterThan(10);
    expect(await failure).toBeInstanceOf(ReadingStoppedError);
    expect(await failure).toMatchObject({ reason: 'time' });
    expect(await next).toEqual(everyDay);
  });

  it('ends what is being read when it closes', async () => {
    workers = new ReadingWorkers({ threads: 1, limitMs: 60_000 });
    await workers.read(hoursReading, always);
    const reading = workers.read(captureReading, page);
    await Promise.all([expect(reading).rejects.toThrow('Terminating worker thread'), workers.close()]);
  });
});
