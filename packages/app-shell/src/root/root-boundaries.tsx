import type { ErrorComponentProps } from '@tanstack/react-router';
import { KeepmarkTheme } from '@keepmark/ui';
import { LazyErrorScreen } from '../screens/LazyErrorScreen';
import { PendingScreen } from '../screens/PendingScreen';

// The router shows these in place of the root's own component, so they bring the theme that it would have.

/** Shown while the frame of the page itself waits for something. */
export const RootPending = () => (
  <KeepmarkTheme>
    <PendingScreen />
  </KeepmarkTheme>
);

/** Shown when the frame of the page itself failed. */
export const RootError = (props: ErrorComponentProps) => (
  <KeepmarkTheme>
    <LazyErrorScreen {...props} />
  </KeepmarkTheme>
);
