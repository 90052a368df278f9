import { largeOccupationFiles, occupationFiles } from '../occupations/occupation-files';
import { areaFiles } from '../reference/area-files';
import type { ReferenceFormats } from '../reference/reference-file-format';
import type { ReferenceFile } from '../reference/reference-rows';
import { largeWageFiles, wageFiles } from '../wages/wage-files';

/** The small files: tables that are read as a whole. */
export const referenceFiles: ReferenceFormats<ReferenceFile> = { ...areaFiles, ...occupationFiles, ...wageFiles };

/** The files with tens of thousands of rows. Each fills its own table and is read as a stream. */
export const largeFiles = { ...largeWageFiles, ...largeOccupationFiles } as const;

export type LargeFile = keyof typeof largeFiles;

/** What `reference:import` reads: small tables that are read as a whole, and large ones. */
export type KnownFile = ReferenceFile | LargeFile;

/** The names and titles of all of them, in the order in which they are listed. */
export const knownFiles: Readonly<Record<KnownFile, { readonly named: RegExp; readonly title: string }>> = {
  ...referenceFiles,
  ...largeFiles,
};

export const isLarge = (file: KnownFile): file is LargeFile => file in largeFiles;
