import { companyNameKey, hiringGroup } from '@keepmark/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { countryName } from '../locations/countries';
import { ensureGroup } from './company-groups';
import { careersPage, ownSite } from './posting-sites';

type Executor = Pick<NodePgDatabase, 'execute' | 'insert'>;

/** Under this lock the directory is brought up to the postings, by one process at a time: "comp" in ASCII. */
const directoryLock = 0x63_6f_6d_70;

/**
 * Makes the directory say what the open postings say: how many each company has and where, by name after letter case,
 * punctuation and legal forms. A company that no list has gets a row of its own in the group of those that are hiring.
 * Writes nothing where nothing has changed.
 */
export async function refreshDirectory(database: Pick<NodePgDatabase, 'transaction'>): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${directoryLock})`);
    await nameOpenPostings(transaction);
    await transaction.execute(openingsTable);
    await ensureGroup(transaction, hiringGroup.group, hiringGroup.groupName, null);
    await dropDoubles(transaction);
    await addMissing(transaction);
    await transaction.execute(bringUpToDate);
    await transaction.execute(closeOthers);
    await transaction.execute(sql`drop table company_openings, company_names`);
  });
}

/** Whether a feed has ever filled the directory. */
export async function isDirectoryFilled(database: Executor): Promise<boolean> {
  const { rowCount } = await database.execute(sql`select from company_groups where "group" = ${hiringGroup.group}`);
  return rowCount !== 0;
}

/** The key of a name is made here, not in the database: the browser compares names in the same way. */
async function nameOpenPostings(database: Executor): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select distinct company_name as name from postings where closed_date is null`,
  );
  const names = rows.map(({ name }) => name);
  await database.execute(
    sql`create temporary table company_names on commit drop as
      select * from unnest(${sql.param(names)}::text[], ${sql.param(names.map(companyNameKey))}::text[])
        as named (company_name, name_key)`,
  );
  await database.execute(sql`analyze company_names`);
}

const openPostings: SQL = sql`company_names n join postings p on p.company_name = n.company_name and p.closed_date is null`;

const openingsTable: SQL = sql`create temporary table company_openings on commit drop as
  with totals as (
    select n.name_key, mode() within group (order by p.company_name) as company_name, count(*)::integer as open_postings,
      bool_and(p.sample) as sample,
      coalesce(mode() within group (order by substring(p.url from '^https?://[^/?#]+(?:/[^/?#]+)?')), '') as address
    from ${openPostings} group by n.name_key
  ), places as (
    select n.name_key, l.label, l.city, l.state, l.country, min(l.latitude) as latitude, min(l.longitude) as longitude,
      count(distinct p.id)::integer as open_postings,
      row_number() over (partition by n.name_key order by count(distinct p.id) desc, l.label) as place
    from ${openPostings} join posting_locations l on l.posting_id = p.id
    group by n.name_key, l.label, l.city, l.state, l.country
  ), located as (
    select name_key,
      jsonb_agg(jsonb_build_object('label', label, 'latitude', latitude, 'longitude', longitude,
        'openPostings', open_postings) order by place) filter (where place <= 10) as posting_places,
      array_agg(distinct country order by country) filter (where country <> '') as posting_countries
    from places group by name_key
  )
  select t.*, coalesce(d.posting_places, '[]') as posting_places, coalesce(d.posting_countries, '{}') as posting_countries,
    coalesce(f.city, '') as city, coalesce(f.state, '') as state, coalesce(f.country, '') as country_code,
    f.latitude, f.longitude
  from totals t left join located d using (name_key)
    left join lateral (
      select * from places where places.name_key = t.name_key and latitude is not null order by place limit 1
    ) as f on true`;

/** A list that has come since makes the row of the feeds needless; samples go with their postings. */
async function dropDoubles(database: Executor): Promise<void> {
  await database.execute(sql`delete from companies c where c.source = 'feed' and (
    exists (select from companies o where o.name_key = c.name_key and o.source = 'import')
    or (c.sample and not exists (select from company_openings o where o.name_key = c.name_key))
  )`);
}

async function addMissing(database: Executor): Promise<void> {
  const { rows } = await database.execute<MissingRow>(
    sql`select name_key as "nameKey", address, country_code as "countryCode" from company_openings o
      where not exists (select from companies c where c.name_key = o.name_key and c.source <> 'user')`,
  );
  if (rows.length === 0) return;
  const added = rows.map(({ nameKey, address, countryCode }) => ({
    name_key: nameKey,
    url: ownSite(address),
    job_postings_url: careersPage(address),
    country: countryName(countryCode),
  }));
  await database.execute(
    sql`insert into companies ("group", source, name_key, company_name, url, job_postings_url, city, state, country,
        country_code, latitude, longitude)
      select ${hiringGroup.group}, 'feed', o.name_key, o.company_name, added.url, added.job_postings_url, o.city, o.state,
        added.country, o.country_code, o.latitude, o.longitude
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
        as added (name_key text, url text, job_postings_url text, country text)
      join company_openings o on o.name_key = added.name_key`,
  );
  await database.execute(
    sql`update companies c set is_listed = false from company_openings o
      where o.name_key = c.name_key and c.source = 'user' and c.review = 'approved' and c.is_listed`,
  );
}

interface MissingRow extends Record<string, unknown> {
  nameKey: string;
  address: string;
  countryCode: string;
}

const bringUpToDate: SQL = sql`update companies c set open_postings = o.open_postings, posting_places = o.posting_places,
    posting_countries = o.posting_countries, sample = o.sample and c.source = 'feed', updated_date = now()
  from company_openings o
  where o.name_key = c.name_key and (c.open_postings, c.posting_places, c.posting_countries, c.sample)
    is distinct from (o.open_postings, o.posting_places, o.posting_countries, o.sample and c.source = 'feed')`;

const closeOthers: SQL = sql`update companies c
  set open_postings = 0, posting_places = '[]', posting_countries = '{}', updated_date = now()
  where c.open_postings > 0 and not exists (select from company_openings o where o.name_key = c.name_key)`;
