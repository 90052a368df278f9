import type { RowVersion } from '@keepmark/local-store/sync';
import type { StampedRow } from '../rows/row-stamps';

/** What the server last confirmed of an item, and which row here it is. */
export interface Entry {
  readonly itemId: string;
  /** Empty for an item that this browser can't read. */
  readonly table: string;
  readonly id: string;
  /** Its revision on the server. 0 if the server doesn't have it, as far as this device knows. */
  readonly revision: number;
  /** The row as the server has it. After a change of key, as it had it: still the base of merges. */
  readonly row?: StampedRow | undefined;
  /** The stamp with which the row was revived after a deletion, if it was. */
  readonly bornAt?: number | undefined;
  /** The server has a tombstone with this stamp. */
  readonly deletedAt?: number | undefined;
  /** Somebody deleted the row here at this stamp, and the server doesn't know yet. */
  readonly gone?: number | undefined;
  /** The version of the row here when it was last compared with the server's. */
  readonly version?: RowVersion | undefined;
  /** The newest stamp of the row here at that time. Local stamps are never compared with those that travel. */
  readonly localStamp?: number | undefined;
  /** The row here isn't what the server has, even in that version. */
  readonly isDirty?: boolean | undefined;
  /** The fingerprint of the body on the server, unless it is a tombstone. */
  readonly print?: string | undefined;
  /**
   * Why the body on the server isn't in `row`. What a newer version wrote (`newer`), and what this version's fields can't hold
   * (`unfit`), is never overwritten; `unreadable` is, by a row that is here.
   */
  readonly held?: 'newer' | 'unfit' | 'unreadable' | undefined;
}

export interface ShadowMeta {
  /** The same as beside the rows in local storage. */
  readonly mark: string;
  /** Names this shadow in what it pushes. */
  readonly writer: string;
  /** The generation that the revisions are of. */
  readonly keyVersion: number;
  /** Everything up to this revision was taken. */
  readonly cursor: number;
  /** Whether everything was pulled at least once. */
  readonly isComplete: boolean;
  /** Tombstones up to this revision had been dropped when this device began to pull everything, so that it needs none. */
  readonly droppedThrough: number;
  readonly manifestRevision: number;
  /** The manifest as it was pulled last. */
  readonly manifest: string | undefined;
  /** What this device pushed may not be in the manifest yet. */
  readonly manifestDue: boolean;
  readonly lastSyncedAt: number | undefined;
  /** Problems that stay until somebody has read them. */
  readonly gaveLess: { readonly missing: number | undefined } | undefined;
  readonly mergedAsImport: boolean;
}
