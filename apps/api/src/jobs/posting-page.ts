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

/** A posting and its locations, as the database gives them. */
export interface FoundPosting {
  readonly feed: string;
  readonly externalId: string;
  readonly source: string;
  readonly companyName: string;
  readonly jobTitle: string;
  readonly jobType: string;
  readonly description: string;
  readonly url: string;
  readonly salary: string;
  readonly location: string;
  readonly remote: boolean;
  readonly workplace: Workplace | '';
  readonly sample: boolean;
  readonly datePosted: Date | null;
  readonly locations: readonly FoundPlace[];
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

/** Everything of the postings in `page`, read only for them: descriptions are long. */
export const pageDetails = ({
  isBrief = false,
}: Pick<SearchCriteria, 'isBrief'>): SQL => sql`select page.place, p.feed, p.external_id as "externalId", p.source,
    p.company_name as "companyName", p.job_title as "jobTitle", p.job_type as "jobType",
    ${isBrief ? sql`''` : sql`p.description`} as description, p.url, p.salary,
    p.location, p.remote, p.workplace, p.sample, p.date_posted as "datePosted", (
      select coalesce(json_agg(json_build_object('label', l.label, 'city', l.city, 'state', l.state,
        'country', l.country, 'latitude', l.latitude, 'longitude', l.longitude, 'remote', l.remote)
        order by l.position), '[]')
      from posting_locations l where l.posting_id = p.id
    ) as locations
  from page join postings p on p.id = page.id
  order by page.place`;

/** A row as the driver gives it: a timestamp that Drizzle's raw statements leave as text. */
export type DetailRow = Omit<FoundPosting, 'datePosted'> & { datePosted: string | null; place: string | null };

export function postingOf({ datePosted, ...row }: DetailRow): FoundPosting {
  return { ...row, datePosted: datePosted === null ? null : new Date(datePosted) };
}
