import type { JobType } from '@keepmark/contracts';
import type { SampleTrade } from './sample-companies';

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
