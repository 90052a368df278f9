/** An extract cannot be read. Nothing has been imported; the message says what to do. */
export class PlacesFileError extends Error {
  override readonly name = 'PlacesFileError';
}
