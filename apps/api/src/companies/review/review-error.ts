/** What was asked of a review can't be done; the message says why and what to do. */
export class ReviewError extends Error {
  override readonly name = 'ReviewError';
}
