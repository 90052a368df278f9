import { LoadingState } from '@keepmark/ui';

/** Shown while a screen's code is on its way. */
export function PendingScreen() {
  return <LoadingState />;
}
