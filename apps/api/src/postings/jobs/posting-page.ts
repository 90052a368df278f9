import type { Workplace } from '@keepmark/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { orderJoin } from './search-conditions';
import type { SearchCriteria } from './search-criteria';

export interface FoundPlace {
  readonly label: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly remote: boolean;
}

/** What a map shows of a posting. */
export interface MappedPosting {
  readonly feed: string;
  readonly externalId: string;
  readonly companyName: string;
  readonly jobTitle: string;
  readonly location: string;
  readonly locations: readonly FoundPlace[];
}

/** A posting and its locations, as the database gives them. */
export interface FoundPosting extends MappedPosting {
  readonly source: string;
  readonly jobType: string;
  readonly description: string;
  readonly url: string;
  readonly salary: string;
  readonly remote: boolean;
  readonly workplace: Workplace | '';
  readonly sample: boolean;
  readonly datePosted: Date | null;
}

/**
 * The rows of the asked page, in order.
 * @param matches selects `id` and what `order` needs, but for what `orderJoin` adds.
 */
export function pageOf(matches: SQL, order: SQL, criteria: SearchCriteria): SQL {
  const { limit, offset } = criteria;
  return sql`select id, row_number() over () as place
    from (select p.id from (${matches}) as p ${orderJoin(criteria)} order by ${order} limit ${limit} offset ${offset}) as ordered`;
}

/** What is read of the postings in `page`, and only of them. */
export interface PageDetails<Posting> {
  /** Over `page`, with its `place`. */
  readonly select: SQL;
  readonly order: SQL;
  /** A method, so that each implementation may know the columns of its own rows. */
  read(rows: readonly PageRow[]): Posting[];
}

/** `place` is null where an outer join found no posting. */
export type PageRow = Record<string, unknown> & { readonly place: string | null };

/** A row as the driver gives it: a timestamp that Drizzle's raw statements leave as text. */
type WholeRow = PageRow & Omit<FoundPosting, 'datePosted'> & { readonly datePosted: string | null };

/** Everything, with the descriptions, which are long. */
export const wholePostings: PageDetails<FoundPosting> = {
  select: sql`select page.place, p.feed, p.external_id as "externalId", p.source,
      p.company_name as "companyName", p.job_title as "jobTitle", p.job_type as "jobType",
      p.description, p.url, p.salary, p.location, p.remote, p.workplace, p.sample, p.date_posted as "datePosted", (
        select coalesce(json_agg(json_build_object('label', l.label, 'city', l.city, 'state', l.state,
          'country', l.country, 'latitude', l.latitude, 'longitude', l.longitude, 'remote', l.remote)
          order by l.position), '[]')
        from posting_locations l where l.posting_id = p.id
      ) as locations
    from page join postings p on p.id = page.id`,
  order: sql`place`,
  read: (rows: readonly WholeRow[]) =>
    rows.map(({ datePosted, ...row }) => ({ ...row, datePosted: datePosted === null ? null : new Date(datePosted) })),
};

/** A posting and one of its locations; `position` is null for a posting without any. */
type MappedRow = PageRow & Omit<MappedPosting, 'locations'> & FoundPlace & { readonly position: number | null };

/** For thousands of postings: a row for each location, because gathering them in JSON takes longer than finding them. */
export const mappedPostings: PageDetails<MappedPosting> = {
  select: sql`select page.place, p.feed, p.external_id as "externalId", p.company_name as "companyName",
      p.job_title as "jobTitle", p.location, l.position, l.label, l.city, l.state, l.country, l.latitude, l.longitude,
      l.remote
    from page join postings p on p.id = page.id left join posting_locations l on l.posting_id = p.id`,
  order: sql`place, position`,
  read: (rows: readonly MappedRow[]) => {
    const postings: (MappedPosting & { locations: FoundPlace[] })[] = [];
    let last: string | null = null;
    for (const row of rows) {
      if (row.place !== last) postings.push({ ...mappedPosting(row), locations: [] });
      if (row.position !== null) postings.at(-1)?.locations.push(placeOf(row));
      last = row.place;
    }
    return postings;
  },
};

function mappedPosting({ feed, externalId, companyName, jobTitle, location }: MappedRow) {
  return { feed, externalId, companyName, jobTitle, location };
}

function placeOf({ label, city, state, country, latitude, longitude, remote }: MappedRow): FoundPlace {
  return { label, city, state, country, latitude, longitude, remote };
}
