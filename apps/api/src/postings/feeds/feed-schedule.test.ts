import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/database/open-database';
import { postingTable } from '../jobs/posting-table';
import { smallWorldResolver } from '../../gazetteer/locations/testing/small-world';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-test-database';
import type { Feed } from './feed';
import { FeedError } from './feed-error';
import { feedRunTable } from './feed-run-table';
import { createFeedSchedule, type FeedSchedule } from './feed-schedule';
import { found, listedFeed } from './testing/listed-feed';

let testDatabase: OpenTestDatabase;
/** Two processes, each with its own connections. */
let databases: Database[];
const schedules: FeedSchedule[] = [];
const logged: string[] = [];
const log = pino({}, { write: (line: string) => void logged.push(line) });

beforeAll(async () => {
  testDatabase = await openTestDatabase();
  databases = [1, 2].map(() => testDatabase.open());
});
afterAll(() => testDatabase.close());
beforeEach(async () => {
  await Promise.all(schedules.splice(0).map((made) => made.close()));
  logged.length = 0;
  await databases[0]?.write.delete(postingTable);
  await databases[0]?.write.delete(feedRunTable);
});

function schedule(process: number, feeds: Feed[], intervalMs = 3_600_000, checkIntervalMs = 10): FeedSchedule {
  const database = databases[process]?.write;
  if (!database) throw new RangeError('There are two processes.');
  const made = createFeedSchedule({
    database,
    resolver: () => smallWorldResolver,
    feeds,
    intervalMs,
    log,
    checkIntervalMs,
  });
  schedules.push(made);
  return made;
}

const runs = () => databases[0]!.write.select().from(feedRunTable);

describe('the schedule', () => {
  it('lets only one of two processes read a feed', async () => {
    const feed = listedFeed('board:a', [found('1')]);
    const read = await Promise.all([schedule(0, [feed]).readDue(), schedule(1, [feed]).readDue()]);
    expect(read.flat()).toEqual(['board:a']);
    expect(await runs()).toHaveLength(1);
  });

  it('reads again only after the interval, even if another process read last', async () => {
    const feed = listedFeed('board:a', [found('1')]);
    expect(await schedule(0, [feed]).readDue()).toEqual(['board:a']);
    expect(await schedule(1, [feed]).readDue()).toEqual([]);
    await new Promise((done) => setTimeout(done, 30));
    expect(await schedule(1, [feed], 20).readDue()).toEqual(['board:a']);
  });

  it('continues with the next feed when one fails', async () => {
    const failing = listedFeed('board:a');
    failing.problem = new FeedError('not-found', 'There is no such board.');
    expect(await schedule(0, [failing, listedFeed('board:b', [found('1')])]).readDue()).toEqual(['board:b']);
    expect(logged.join('')).toContain('There is no such board.');
  });

  it('reads automatically once started', async () => {
    const feed = listedFeed('board:a', [found('1')]);
    schedule(0, [feed], 1).start();
    await vi.waitFor(async () => expect((await runs()).length).toBeGreaterThan(1), 30_000);
  });

  it('stops a running read when closed, and waits for it', async () => {
    let begun = (): void => {};
    const beginning = new Promise<void>((done) => {
      begun = done;
    });
    const endless: Feed = {
      ...listedFeed('board:a'),
      async *records(signal) {
        begun();
        for (let index = 0; !signal.aborted; index += 1) {
          yield found(String(index));
          await new Promise((done) => setTimeout(done, 1));
        }
        throw new FeedError('stopped', 'Reading was stopped.');
      },
    };
    const running = schedule(0, [endless]);
    running.start();
    await beginning;
    await running.close();
    expect(await runs()).toMatchObject([{ outcome: 'failed', problem: 'Reading was stopped.' }]);
  });
});
