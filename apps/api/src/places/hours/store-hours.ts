import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import type { Readings } from '../../platform/readings/readings';
import { dayOfText, textOfDay } from './hours-schedule';
import { hoursKey, hoursTextOf, hoursVersion, readHoursText } from './place-hours';
import type { HoursText, ReadHours } from './read-hours';

/** A schedule that reaches less far than this is read again. */
const minDaysAhead = 400;
/** A text that took too long is tried again after a month: perhaps the machine was busy. */
const retryAfterDays = 30;
const textsAtOnce = 200;
/** Few, because searches read with the same threads. */
const refreshedAtOnce = 20;

/** Reads the texts of opening hours that aren't stored, or not far enough ahead, and stores what they come to. */
export class HoursIntake {
  readonly #database: DatabaseHandle;
  readonly #readings: Readings;
  readonly #seen = new Set<string>();
  /** How many texts couldn't be read. */
  unreadable = 0;

  constructor(database: DatabaseHandle, readings: Readings) {
    this.#database = database;
    this.#readings = readings;
  }

  async add(texts: readonly HoursText[]): Promise<void> {
    const fresh = new Map<string, HoursText>();
    for (const text of texts.map(hoursTextOf)) {
      const key = hoursKey(text);
      if (text.hours === '' || this.#seen.has(key)) continue;
      this.#seen.add(key);
      fresh.set(key, text);
    }
    const now = new Date();
    for (const known of await this.#current([...fresh.values()], now)) fresh.delete(hoursKey(known));
    const rows = await Promise.all(
      [...fresh.values()].map(async (text) => ({ text, read: await readHoursText(this.#readings, text, now) })),
    );
    this.unreadable += rows.filter(({ read }) => read.schedule === undefined).length;
    for (let start = 0; start < rows.length; start += textsAtOnce)
      await this.#write(rows.slice(start, start + textsAtOnce), now);
  }

  async #current(texts: readonly HoursText[], now: Date): Promise<HoursText[]> {
    if (texts.length === 0) return [];
    const column = (name: keyof HoursText) => sql.param(texts.map((text) => text[name]));
    const { rows } = await this.#database.execute<{ hours: string; country: string; state: string }>(sql`
      select hours, country, state from place_hours
      join unnest(${column('hours')}::text[], ${column('country')}::text[], ${column('state')}::text[])
        as wanted(hours, country, state) using (hours, country, state)
      where version = ${hoursVersion} and (end_date is null or end_date > ${enoughUntil(now)}::date)`);
    return rows;
  }

  async #write(rows: readonly { text: HoursText; read: ReadHours }[], now: Date): Promise<void> {
    if (rows.length === 0) return;
    const records = rows.map(({ text, read }) => ({ ...text, ...storedValues(read, now) }));
    await this.#database.execute(sql`
      insert into place_hours (hours, country, state, schedule, remark, end_date, version)
      select hours, country, state, schedule, remark, end_date, ${hoursVersion}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        as read(hours text, country text, state text, schedule jsonb, remark text, end_date date)
      on conflict (hours, country, state) do update set schedule = excluded.schedule, remark = excluded.remark,
        end_date = excluded.end_date, version = excluded.version, read_date = now()`);
  }
}

function storedValues(read: ReadHours, now: Date) {
  return { schedule: read.schedule ?? null, remark: read.remark ?? '', end_date: endOf(read, now) };
}

/** The first day on which the text has to be read again. */
function endOf({ schedule, remark }: ReadHours, now: Date): string | null {
  if (remark === 'too-slow') return dayAfter(now, minDaysAhead + retryAfterDays);
  return schedule?.from === undefined ? null : textOfDay(dayOfText(schedule.from) + schedule.days.length);
}

const dayAfter = (now: Date, days: number): string => textOfDay(dayOfText(now.toISOString().slice(0, 10)) + days);
const enoughUntil = (now: Date): string => dayAfter(now, minDaysAhead);

/** The texts of places that aren't stored, or not far enough ahead: after an upgrade, and a year after an import. */
async function staleTexts(database: DatabaseHandle, now: Date): Promise<HoursText[]> {
  const { rows } = await database.execute<{ hours: string; country: string; state: string }>(sql`
    with texts as (
      select distinct hours, case when hours ~ '\\m[PS]H\\M' then country else '' end as country,
        case when hours ~ '\\m[PS]H\\M' then state else '' end as state
      from places where hours <> '')
    select hours, country, state from texts
    where not exists (select from place_hours known
      where (known.hours, known.country, known.state) = (texts.hours, texts.country, texts.state)
        and known.version = ${hoursVersion} and (known.end_date is null or known.end_date > ${enoughUntil(now)}::date))`);
  return rows;
}

/** Reads every text of the places that has to be read. @returns how many there were */
export async function refreshHours(database: DatabaseHandle, readings: Readings, signal: AbortSignal): Promise<number> {
  const stale = await staleTexts(database, new Date());
  const intake = new HoursIntake(database, readings);
  for (let start = 0; start < stale.length && !signal.aborted; start += refreshedAtOnce)
    await intake.add(stale.slice(start, start + refreshedAtOnce));
  return stale.length;
}

/** Rows of texts that no place has any more. */
export async function deleteUnusedHours(database: DatabaseHandle): Promise<void> {
  await database.execute(sql`
    delete from place_hours h where not exists (select from places p where p.hours = h.hours)`);
}
