/**
 * Reads the one-time secret that the address of this page has as its fragment, and takes it out of the address, so that
 * it stays neither in the history nor in a shared link.
 */
export function takePairingSecret(): string | undefined {
  const { hash, pathname, search } = window.location;
  if (hash.length < 2) return undefined;
  // The router's own state of this entry stays.
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash.slice(1);
}
