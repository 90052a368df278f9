import type { Database } from '@keepmark/local-store';

/** A kind of file that a feature stores beside the database. The suite lists them; a file never changes under its key. */
export interface BlobSource {
  /** Part of what the server knows each file by, so it never changes. No spaces. */
  readonly kind: string;
  /** As the switch in Settings → Devices calls it, like "Photos of places". */
  readonly label: string;
  readonly isOnByDefault: boolean;
  /** The keys of the files that rows use. */
  inUse(database: Database): ReadonlySet<string>;
  /** The keys of the files that deleted rows use which can be restored. */
  restorable(database: Database): Promise<ReadonlySet<string>>;
  /** The keys of the files in this browser. */
  ids(): Promise<readonly string[]>;
  read(key: string): Promise<Blob | undefined>;
  /**
   * Stores a file that another device sent.
   * @returns false if its bytes aren't those of this key, as far as the key tells. Nothing was stored then.
   */
  write(key: string, file: Blob): Promise<boolean>;
}
