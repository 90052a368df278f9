/** A reference file cannot be read, or is not what its name says. Nothing has been imported. */
export class ReferenceFileError extends Error {
  override readonly name = 'ReferenceFileError';
}
