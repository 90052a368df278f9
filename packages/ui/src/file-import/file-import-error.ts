/** Why a file can't be imported. Its message says so to people, and what to do next. */
export class FileImportError extends Error {
  override readonly name = 'FileImportError';
}
