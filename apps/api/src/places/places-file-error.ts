/** An extract cannot be read. The message says what to do, and that what is in the file has not been imported. */
export class PlacesFileError extends Error {
  override readonly name = 'PlacesFileError';
  constructor(message: string, options?: ErrorOptions) {
    super(`${message} Nothing has been imported from it.`, options);
  }
}
