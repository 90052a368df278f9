/** The person signed out while a directory form was open. The message says what signing in is for. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}
