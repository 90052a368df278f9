/** The limits of an import. They protect the browser from huge or malicious files. */
export const importLimits = {
  fileBytes: 50 * 1024 * 1024,
  /** The total unzipped size of an archive. */
  unpackedBytes: 64 * 1024 * 1024,
  places: 50_000,
} as const;
