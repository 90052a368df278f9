/** The limits of an import. They protect the browser from huge or malicious files. */
export const importLimits = {
  fileBytes: 50 * 1024 * 1024,
  /** Archives are read piece by piece; a Takeout may hold photos besides. */
  archiveBytes: 2 * 1024 * 1024 * 1024,
  /** The total unzipped size of the files with places in an archive. */
  unpackedBytes: 128 * 1024 * 1024,
  archiveEntries: 50_000,
  places: 50_000,
} as const;
