/** Goes to a page of the payment provider. Only web addresses: nothing else can come from it. */
export function leaveFor(url: string): void {
  const { protocol } = new URL(url, document.baseURI);
  if (protocol === 'https:' || protocol === 'http:') globalThis.location.assign(url);
}
