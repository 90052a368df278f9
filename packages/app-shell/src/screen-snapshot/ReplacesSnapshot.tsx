import { type ReactNode, useLayoutEffect } from 'react';

/** Makes the page usable once React has replaced the snapshot. */
function clearSnapshot(): void {
  const root = document.querySelector<HTMLElement>('#root[data-snapshot]');
  root?.removeAttribute('inert');
  root?.removeAttribute('data-snapshot');
  document.querySelector('#keepmark-snapshot')?.remove();
}

/** Wraps a page whose screen was first shown as a snapshot. */
export function ReplacesSnapshot({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(clearSnapshot, []);
  return children;
}
