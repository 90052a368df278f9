/** A list of companies cannot be read, or is none. Nothing has been imported. The message says what to do. */
export class CompanyFileError extends Error {
  override readonly name = 'CompanyFileError';
}
