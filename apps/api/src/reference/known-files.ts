import { type LargeFile, largeFiles } from './large-files';
import { referenceFiles } from './reference-files';
import type { ReferenceFile } from './reference-rows';

/** What `reference:import` reads: small tables that are read as a whole, and large ones. */
export type KnownFile = ReferenceFile | LargeFile;

/** The names and titles of all of them, in the order in which they are listed. */
export const knownFiles: Readonly<Record<KnownFile, { readonly named: RegExp; readonly title: string }>> = {
  ...referenceFiles,
  ...largeFiles,
};

export const isLarge = (file: KnownFile): file is LargeFile => file in largeFiles;
