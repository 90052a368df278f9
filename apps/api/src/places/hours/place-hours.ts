import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { DatabaseHandle } from '../../platform/database/database';
import { type Readings, ReadingStoppedError } from '../../platform/readings/readings';
import { hoursReading } from './hours-reading';
import type { HoursSchedule } from './hours-schedule';
import type { HoursText, ReadHours } from './read-hours';

/** Increased when the same text is read into something else, so that what was stored is read again. */
export const hoursVersion = 1;

/** A text that is in no row is read while a search waits: so many of them, for so long in all. */
const maxReadAtOnce = 200;
const usualReadingMs = 1500;
const remembering = { max: 5000, ttl: 3_600_000 };
/** A longer text is no text of opening hours, and isn't looked for. */
const maxTextLength = 1000;
const unknown: ReadHours = { remark: 'not-understood' };

const isText = (hours: string): boolean => hours !== '' && hours.length <= maxTextLength;

/** What a text depends on: without holidays, it says the same everywhere. */
export const hoursTextOf = ({ hours, country, state }: HoursText): HoursText =>
  /\b[PS]H\b/.test(hours) ? { hours, country, state } : { hours, country: '', state: '' };

export const hoursKey = ({ hours, country, state }: HoursText): string => [country, state, hours].join('\n');

/** "2026-11-28": the first day of a schedule that is read now. The day before, for places behind us. */
const firstDayOf = (now: Date): string => new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);

/** A text as it is stored, or the remark that it took too long. */
export async function readHoursText(readings: Readings, text: HoursText, now: Date): Promise<ReadHours> {
  try {
    return await readings.read(hoursReading, { ...text, from: firstDayOf(now) });
  } catch (error) {
    if (error instanceof ReadingStoppedError) return { remark: 'too-slow' };
    throw error;
  }
}

/** The schedules of places: those that an import has stored, and for other texts those that a thread reads. */
export class PlaceHours {
  readonly #database: DatabaseHandle;
  readonly #readings: Readings;
  readonly #readingMs: number;
  readonly #known = new LRUCache<string, ReadHours>(remembering);

  /** @param readingMs how long a search waits for texts that aren't stored. */
  constructor(database: DatabaseHandle, readings: Readings, readingMs = usualReadingMs) {
    this.#database = database;
    this.#readings = readings;
    this.#readingMs = readingMs;
  }

  /** The schedule of each text, in their order; undefined for one that says nothing that a clock could tell. */
  async schedulesOf(texts: readonly HoursText[]): Promise<(HoursSchedule | undefined)[]> {
    const wanted = texts.map(hoursTextOf);
    const missing = new Map<string, HoursText>();
    for (const text of wanted)
      if (isText(text.hours) && !this.#known.has(hoursKey(text))) missing.set(hoursKey(text), text);
    const found = new Map<string, ReadHours>();
    if (missing.size > 0) {
      for (const [key, read] of await this.#stored([...missing.values()])) found.set(key, read);
      for (const key of found.keys()) missing.delete(key);
      for (const [key, read] of await this.#read(missing)) found.set(key, read);
    }
    for (const [key, read] of found) this.#known.set(key, read);
    return wanted.map((text) => (found.get(hoursKey(text)) ?? this.#known.get(hoursKey(text)) ?? unknown).schedule);
  }

  async #stored(texts: readonly HoursText[]): Promise<[string, ReadHours][]> {
    const column = (name: keyof HoursText) => sql.param(texts.map((text) => text[name]));
    const { rows } = await this.#database.execute<{
      hours: string;
      country: string;
      state: string;
      schedule: HoursSchedule | null;
    }>(sql`
      select h.hours, h.country, h.state, h.schedule from place_hours h
      join unnest(${column('hours')}::text[], ${column('country')}::text[], ${column('state')}::text[])
        as wanted(hours, country, state) using (hours, country, state)
      where h.version = ${hoursVersion}`);
    return rows.map((row) => [hoursKey(row), row.schedule ? { schedule: row.schedule } : unknown]);
  }

  /** Texts of a provider, or of places that were imported by an older version. Those for which there is no time stay unknown. */
  async #read(missing: ReadonlyMap<string, HoursText>): Promise<[string, ReadHours][]> {
    const now = new Date();
    const read: [string, ReadHours][] = [];
    const reading = [...missing].slice(0, maxReadAtOnce).map(async ([key, text]) => {
      const found = await readHoursText(this.#readings, text, now);
      read.push([key, found]);
      // What is read later is known to the next search.
      this.#known.set(key, found);
    });
    let timer: NodeJS.Timeout | undefined;
    const isOver = new Promise<void>((done) => (timer = setTimeout(done, this.#readingMs)));
    const all = Promise.all(reading);
    // It may fail when nobody waits for it any more.
    all.catch(() => {});
    await Promise.race([all, isOver]).finally(() => clearTimeout(timer));
    return [...read];
  }
}
