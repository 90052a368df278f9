/** An extract can't be read. The message says what to do, and that nothing in the file was imported. */
export class PlacesFileError extends Error {
  override readonly name = 'PlacesFileError';
  constructor(message: string, options?: ErrorOptions) {
    super(`${message} Nothing has been imported from it.`, options);
  }
}
