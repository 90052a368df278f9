import type { LocationResolver } from '../../../gazetteer/gazetteer';
import type { PartialPosting } from '../found-posting';

/** Where each recruiting service is; its public address when it is not set. Tests set them. */
export type BoardUrls = Readonly<Partial<Record<BoardName, string>>>;
type BoardName = 'greenhouse' | 'lever' | 'ashby' | 'workday';

/** A posting on the page of a recruiting service, which also gives it as JSON. */
export interface Board {
  readonly name: BoardName;
  readonly jsonUrl: string;
  /** What the JSON says; undefined when the posting is not in it. Never throws. */
  readonly read: (json: unknown, resolver: LocationResolver) => PartialPosting | undefined;
}
