import { type ReactNode, useLayoutEffect } from 'react';

/** Makes the page usable, whose snapshot React has replaced. */
function clearSnapshot(): void {
  const root = document.querySelector<HTMLElement>('#root[data-snapshot]');
  root?.removeAttribute('inert');
  root?.removeAttribute('data-snapshot');
  document.querySelector('#keepmark-snapshot')?.remove();
}

/** The page of a screen that was shown as a snapshot. */
export function ReplacesSnapshot({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(clearSnapshot, []);
  return children;
}
