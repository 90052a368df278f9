import type { Database } from '@keepmark/local-store';
import type { IconName } from '@keepmark/ui';

/** Something saved, as the palette shows it. */
export interface NamedEntry {
  readonly internalId: string;
  readonly label: string;
  /** A second line, which is searched too, such as the company of a job. */
  readonly detail: string;
}

/** Saved entries of one kind that the command palette finds by name. The suite passes one for each kind. */
export interface PaletteSource {
  /** The heading of what is found. */
  readonly group: string;
  readonly icon: IconName;
  readonly read: (database: Database) => readonly NamedEntry[];
  readonly pathOf: (internalId: string) => string;
}
