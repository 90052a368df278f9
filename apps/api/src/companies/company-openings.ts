import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { countryName } from '../gazetteer/gazetteer';
import { careersPage, ownSite } from './posting-sites';

type Executor = Pick<NodePgDatabase, 'execute'>;

/**
 * Makes the temporary table `company_openings` with what the open postings say of some companies: a row for each key,
 * with zero postings for a company that has none.
 */
export async function collectOpenings(transaction: Executor, nameKeys: readonly string[]): Promise<void> {
  const keys = sql.param([...nameKeys]);
  // Each step counts for all companies, since asking once per company took minutes for 20,000 of them. Only their rows are
  // looked up one company at a time: after a first ingest, PostgreSQL has no statistics and would read whole tables for
  // every few companies. It can't move a join over `offset 0`.
  await transaction.execute(
    sql`create temporary table company_openings on commit drop as
      with open as materialized (
        select n.name_key, p.*
        from unnest(${keys}::text[]) as k(name_key)
          cross join lateral (select name_key, company_name from company_names where name_key = k.name_key offset 0) as n
          cross join lateral (
            select id, company_name, sample, substring(url from '^https?://[^/?#]+(?:/[^/?#]+)?') as address
            from postings where company_name = n.company_name and closed_date is null offset 0
          ) as p
      ), totals as (
        select name_key, mode() within group (order by company_name) as company_name,
          count(*)::integer as open_postings, bool_and(sample) as sample,
          mode() within group (order by address) as address
        from open group by name_key
      ), places as (
        select o.name_key, l.label, l.city, l.state, l.country, min(l.latitude) as latitude,
          min(l.longitude) as longitude, count(distinct o.id)::integer as open_postings
        from open o
          cross join lateral (select * from posting_locations where posting_id = o.id offset 0) as l
        group by o.name_key, l.label, l.city, l.state, l.country
      ), ranked as (
        select *, row_number() over (
          partition by name_key order by open_postings desc, label, city, state, country) as place
        from places
      ), located as (
        select name_key,
          jsonb_agg(jsonb_build_object('label', label, 'latitude', latitude, 'longitude', longitude,
            'openPostings', open_postings) order by place) filter (where place <= 10) as posting_places,
          array_agg(distinct country order by country) filter (where country <> '') as posting_countries
        from ranked group by name_key
      ), homes as (
        select distinct on (name_key) name_key, city, state, country, latitude, longitude
        from ranked where latitude is not null order by name_key, place
      )
      select k.name_key, coalesce(t.company_name, '') as company_name, coalesce(t.open_postings, 0) as open_postings,
        coalesce(t.sample, false) as sample, coalesce(t.address, '') as address,
        coalesce(l.posting_places, '[]') as posting_places, coalesce(l.posting_countries, '{}') as posting_countries,
        coalesce(h.city, '') as city, coalesce(h.state, '') as state, coalesce(h.country, '') as country_code,
        h.latitude, h.longitude, '' as url, '' as job_postings_url, '' as country
      from unnest(${keys}::text[]) as k(name_key)
        left join totals t using (name_key) left join located l using (name_key) left join homes h using (name_key)`,
  );
  await addReadableColumns(transaction);
}

/** What only the code knows: whose site a URL is, and what a country is called. */
async function addReadableColumns(transaction: Executor): Promise<void> {
  const { rows } = await transaction.execute<{ nameKey: string; address: string; countryCode: string }>(
    sql`select name_key as "nameKey", address, country_code as "countryCode" from company_openings
      where address <> '' or country_code <> ''`,
  );
  const readable = rows.map(({ nameKey, address, countryCode }) => ({
    name_key: nameKey,
    url: ownSite(address),
    job_postings_url: careersPage(address),
    country: countryName(countryCode),
  }));
  await transaction.execute(
    sql`update company_openings o set url = r.url, job_postings_url = r.job_postings_url, country = r.country
      from jsonb_to_recordset(${JSON.stringify(readable)}::jsonb)
        as r (name_key text, url text, job_postings_url text, country text)
      where r.name_key = o.name_key`,
  );
}
