import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/open-database';
import { type Readings, ReadingStoppedError } from '../../platform/readings/reading';
import { readingsInPlace } from '../../testing/readings-in-place';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-test-database';
import { preparePlace } from '../prepare-place';
import { placeTable } from '../place-table';
import { hoursVersion, PlaceHours } from './place-hours';
import { placeHoursTable } from './place-hours-table';
import { deleteUnusedHours, HoursIntake, refreshHours } from './store-hours';

let test: OpenTestDatabase;
let database: DatabaseHandle;
beforeAll(async () => {
  test = await openTestDatabase();
  database = test.open().write;
});
afterAll(() => test.close());
beforeEach(async () => {
  await database.delete(placeHoursTable);
  await database.delete(placeTable);
});

const read = vi.fn<Readings['read']>(readingsInPlace().read);
const readings: Readings = { read: read as Readings['read'] };
beforeEach(() => {
  read.mockClear();
});

const text = (hours: string, country = 'FI', state = '') => ({ hours, country, state });
const stored = () => database.select().from(placeHoursTable).orderBy(placeHoursTable.hours);
const place = (placeId: string, hours: string) =>
  preparePlace(
    {
      placeId,
      title: placeId,
      type: 'cafe',
      latitude: 60.17,
      longitude: 24.94,
      city: 'Helsinki',
      state: '',
      country: 'FI',
      hours,
    },
    { extract: 'test', sample: false },
  );
const never = new AbortController().signal;

describe('the hours of an import', () => {
  it('are read once for each text, and once for each country where holidays count', async () => {
    const intake = new HoursIntake(database, readings);
    await intake.add([text('24/7'), text('24/7', 'US', 'Texas'), text('Mo 09:00-10:00; PH off'), text('')]);
    await intake.add([text('24/7'), text('Mo 09:00-10:00; PH off', 'SE')]);
    expect(read).toHaveBeenCalledTimes(3);
    expect((await stored()).map(({ hours, country, remark }) => [hours, country, remark])).toEqual([
      ['24/7', '', ''],
      ['Mo 09:00-10:00; PH off', 'FI', ''],
      ['Mo 09:00-10:00; PH off', 'SE', ''],
    ]);
    await new HoursIntake(database, readings).add([text('24/7'), text('Mo 09:00-10:00; PH off')]);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('that take too long or say nothing remain text, with a remark', async () => {
    read.mockImplementationOnce(async () => {
      throw new ReadingStoppedError('hours', 'time');
    });
    const intake = new HoursIntake(database, readings);
    await intake.add([text('a text that never ends')]);
    await intake.add([text('nonsense')]);
    expect(intake.unreadable).toBe(2);
    expect((await stored()).map(({ hours, schedule, remark }) => [hours, schedule, remark])).toEqual([
      ['a text that never ends', null, 'too-slow'],
      ['nonsense', null, 'not-understood'],
    ]);
    expect(await new PlaceHours(database, readings).schedulesOf([text('nonsense')])).toEqual([undefined]);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('the hours of a search', () => {
  it('are those that were stored, in the order of the places', async () => {
    await new HoursIntake(database, readings).add([text('24/7'), text('24/7 off')]);
    const hours = new PlaceHours(database, readings);
    const [off, none, open] = await hours.schedulesOf([text('24/7 off'), text(''), text('24/7')]);
    expect([off?.kinds, none, open?.kinds]).toEqual([[[]], undefined, [[[0, 1440]]]]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are read once where they are not stored yet, and never when they are too long', async () => {
    const hours = new PlaceHours(database, readings);
    for (const _ of [1, 2])
      expect(await hours.schedulesOf([text('24/7'), text('Mo 10:00-12:00;'.repeat(1000))])).toEqual([
        { kinds: [[[0, 1440]]], days: 'aaaaaaa' },
        undefined,
      ]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are unknown while a thread is still busy with them', async () => {
    let finish = (): void => {};
    read.mockImplementation(async () => {
      await new Promise<void>((done) => (finish = done));
      return { schedule: { kinds: [[[0, 1440]]], days: 'aaaaaaa' } };
    });
    const hours = new PlaceHours(database, readings, 1);
    expect(await hours.schedulesOf([text('Mo 10:00-12:00')])).toEqual([undefined]);
    finish();
    await vi.waitFor(async () => expect((await hours.schedulesOf([text('Mo 10:00-12:00')]))[0]).toBeDefined());
    read.mockImplementation(readingsInPlace().read);
  });
});

describe('hours that were read long ago', () => {
  it('are read again when they end within a year, or were read by an older version, and go with their places', async () => {
    const ph = 'Mo-Fr 09:00-17:00; PH off';
    await database.insert(placeTable).values([place('a', ph), place('b', '24/7'), place('c', 'Mo 10:00-12:00')]);
    expect(await refreshHours(database, readings, never)).toBe(3);
    expect(await refreshHours(database, readings, never)).toBe(0);
    const soon = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
    await database.update(placeHoursTable).set({ endDate: soon }).where(eq(placeHoursTable.hours, ph));
    await database
      .update(placeHoursTable)
      .set({ version: hoursVersion - 1 })
      .where(eq(placeHoursTable.hours, '24/7'));
    expect(await refreshHours(database, readings, never)).toBe(2);
    expect(await refreshHours(database, readings, never)).toBe(0);

    await database.delete(placeTable).where(eq(placeTable.placeId, 'b'));
    await deleteUnusedHours(database);
    expect((await stored()).map(({ hours }) => hours)).toEqual(['Mo 10:00-12:00', ph]);
  });
});
