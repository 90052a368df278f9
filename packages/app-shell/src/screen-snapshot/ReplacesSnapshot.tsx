import { type ReactNode, useInsertionEffect } from 'react';

/** Makes the page usable once React has replaced the snapshot. */
function clearSnapshot(): void {
  const root = document.querySelector<HTMLElement>('#root[data-snapshot]');
  root?.removeAttribute('inert');
  root?.removeAttribute('data-snapshot');
}

/**
 * Wraps a page whose screen was first shown as a snapshot. An insertion effect runs before parts of the screen measure
 * themselves: elements that were styled as inert would be styled once more.
 */
export function ReplacesSnapshot({ children }: { readonly children: ReactNode }) {
  useInsertionEffect(clearSnapshot, []);
  return children;
}
