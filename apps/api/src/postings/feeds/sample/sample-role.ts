import type { JobType } from '@keepmark/contracts';
import type { SampleTrade } from './sample-companies';
import roles from './sample-roles.json' with { type: 'json' };

/** A kind of work that the sample has postings of. */
export interface SampleRole {
  readonly trade: SampleTrade;
  readonly title: string;
  /** US dollars a year, or an hour below 200. */
  readonly pay: readonly [min: number, max: number];
  readonly types: readonly JobType[];
  readonly remote?: boolean;
  readonly duties: readonly string[];
  readonly wanted: readonly string[];
}

/** Work at a desk, then work with one's hands, in our own words; each posting takes a few of the lines. */
export const sampleRoles = roles as unknown as readonly SampleRole[];
