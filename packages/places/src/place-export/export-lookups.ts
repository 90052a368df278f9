import type { Place } from '../place-table';
import type { StoredTrack } from '../place-track/stored-track';

/** What other tables hold about a place. */
export interface ExportLookups {
  /** The names of the groups that a place is in. */
  readonly groupsOf: (place: Place) => readonly string[];
  readonly trackOf: (place: Place) => StoredTrack | undefined;
}

export const noLookups: ExportLookups = { groupsOf: () => [], trackOf: () => undefined };
