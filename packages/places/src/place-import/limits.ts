/** What is read of a file at most: more is no list of places, or an attack on the browser. */
export const importLimits = {
  fileBytes: 50 * 1024 * 1024,
  /** Of all that is unpacked from an archive. */
  unpackedBytes: 64 * 1024 * 1024,
  places: 50_000,
} as const;
