import { hiringGroup } from '@keepmark/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ensureGroup } from './company-groups';
import { collectOpenings } from './company-openings';
import { relist } from './listed-companies';
import { takeStale } from './stale-companies';

type Transaction = Pick<NodePgDatabase, 'execute' | 'insert'>;

/** Under this lock the directory is refreshed, by one process at a time: "comp" in ASCII. */
const directoryLock = 0x63_6f_6d_70;
/** One transaction's worth of marks, about a second, so that no statement ever meets the time limit. */
const marksAtATime = 8000;

/**
 * Makes the directory say what the open postings say, for every company whose postings have changed since it did: how
 * many each has and where, by name after letter case, punctuation and legal forms. A company that no list has gets a
 * row of its own in the group of those that are hiring. Writes nothing where nothing has changed.
 * @throws what PostgreSQL answers; companies that were not refreshed stay marked for the next time.
 */
export async function refreshDirectory(database: Pick<NodePgDatabase, 'transaction'>): Promise<void> {
  await refreshAll((after) => database.transaction((transaction) => refreshSome(transaction, after)));
}

/** The same within a transaction, for a few companies, so that postings never show without their companies. */
export async function refreshDirectoryWithin(transaction: Transaction): Promise<void> {
  await refreshAll((after) => refreshSome(transaction, after));
}

/** Goes through the names in their order, and once more for those that were marked while it did. */
async function refreshAll(refresh: (after: string) => Promise<string | undefined>): Promise<void> {
  for (let isDone = false; !isDone;) {
    let last = await refresh(beforeEveryName);
    isDone = last === undefined;
    while (last !== undefined) last = await refresh(last);
  }
}

const beforeEveryName = '';

/** @returns the last name that was refreshed; undefined if there was none after the given one */
async function refreshSome(transaction: Transaction, after: string): Promise<string | undefined> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${directoryLock})`);
  const { nameKeys, last } = await takeStale(transaction, marksAtATime, after);
  if (last === undefined) return undefined;
  await collectOpenings(transaction, nameKeys);
  await ensureGroup(transaction, hiringGroup.group, hiringGroup.groupName, null);
  await transaction.execute(deleteNeedless);
  await transaction.execute(writeFound);
  await transaction.execute(writeOpenings);
  await relist(transaction, nameKeys);
  await transaction.execute(forgetNames);
  await transaction.execute(sql`drop table company_openings`);
  return last;
}

/**
 * Looks rows up by the index, once for each company. After a first ingest, PostgreSQL has no statistics and would read
 * the whole table for every few companies. It can't move a condition or a join over `offset 0`.
 */
const isImported: SQL = sql`exists (select from companies i where i.name_key = o.name_key and i.source = 'import' offset 0)`;

/** Once a list has the company, the row from feeds is redundant. Samples are deleted with their postings. */
const deleteNeedless: SQL = sql`delete from companies c using company_openings o
  where o.name_key = c.name_key and c.source = 'feed' and (
    (c.sample and o.open_postings = 0)
    or ${isImported}
  )`;

const foundColumns = [
  'company_name',
  'url',
  'job_postings_url',
  'city',
  'state',
  'country',
  'country_code',
  'latitude',
  'longitude',
];
const columnsOf = (table: string): SQL => sql.raw(foundColumns.map((name) => `${table}.${name}`).join(', '));
const plainColumns = sql.raw(foundColumns.join(', '));

/**
 * Rows of the feeds are what the open postings say, and stay as they were once none is open. A new row gets its openings
 * at once: changing them afterwards would put it into every index a second time.
 */
const writeFound: SQL = sql`insert into companies as c ("group", source, name_key, ${plainColumns},
    open_postings, posting_places, posting_countries, sample)
  select ${hiringGroup.group}, 'feed', o.name_key, ${columnsOf('o')},
    o.open_postings, o.posting_places, o.posting_countries, o.sample
  from company_openings o
  where o.open_postings > 0
    and not ${isImported}
  order by o.name_key
  on conflict ("group", name_key) where review = 'approved' do update set (${plainColumns}, updated_date) = (${columnsOf('excluded')}, now())
  where c.source = 'feed' and (${columnsOf('c')}) is distinct from (${columnsOf('excluded')})`;

const writeOpenings: SQL = sql`update companies c
  set open_postings = o.open_postings, posting_places = o.posting_places, posting_countries = o.posting_countries,
    sample = o.sample and c.source = 'feed', updated_date = now()
  from company_openings o
  where c.id = any(array(
      select f.id from company_openings
        cross join lateral (select id from companies where name_key = company_openings.name_key offset 0) as f
    ))
    and o.name_key = c.name_key and (c.open_postings, c.posting_places, c.posting_countries, c.sample)
    is distinct from (o.open_postings, o.posting_places, o.posting_countries, o.sample and c.source = 'feed')`;

/** Names without any open posting. */
const forgetNames: SQL = sql`delete from company_names n using company_openings o
  where n.name_key = any(array(select name_key from company_openings)) and o.name_key = n.name_key
    and not exists (select from postings p where p.company_name = n.company_name and p.closed_date is null offset 0)`;
