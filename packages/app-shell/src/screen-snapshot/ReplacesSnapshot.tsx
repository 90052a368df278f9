import { type ReactNode, useInsertionEffect } from 'react';

/** The page is no longer a snapshot once React has replaced it. */
function clearSnapshot(): void {
  document.querySelector('#root[data-snapshot]')?.removeAttribute('data-snapshot');
}

/**
 * Wraps a page whose screen was first shown as a snapshot. An insertion effect runs before parts of the screen measure
 * themselves: elements that were styled as part of a snapshot would be styled once more.
 */
export function ReplacesSnapshot({ children }: { readonly children: ReactNode }) {
  useInsertionEffect(clearSnapshot, []);
  return children;
}
