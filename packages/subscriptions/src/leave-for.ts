/**
 * Goes to a page of the payment provider.
 * @throws Error for anything but a web address: such a page must not open, and waiting for it would look like a dead button
 */
export function leaveFor(url: string): void {
  const isWebPage = URL.canParse(url, document.baseURI) && /^https?:$/.test(new URL(url, document.baseURI).protocol);
  if (!isWebPage) {
    throw new Error("We couldn't open the payment page. Try again in a few minutes, or write to support.");
  }
  globalThis.location.assign(url);
}
