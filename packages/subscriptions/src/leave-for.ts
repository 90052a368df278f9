/** The payment provider's page can't be opened. The message says what to do. */
class PaymentPageError extends Error {
  override readonly name = 'PaymentPageError';
}

/**
 * Goes to a page of the payment provider.
 * @throws {PaymentPageError} for anything but a web URL, which must not open. Without an error, the button would seem
 *   dead
 */
export function leaveFor(url: string): void {
  const isWebPage = URL.canParse(url, document.baseURI) && /^https?:$/.test(new URL(url, document.baseURI).protocol);
  if (!isWebPage) {
    throw new PaymentPageError('We couldn’t open the payment page. Try again in a few minutes, or write to support.');
  }
  globalThis.location.assign(url);
}
