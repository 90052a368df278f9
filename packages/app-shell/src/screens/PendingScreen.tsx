import { LoadingState } from '@keepmark/ui';

/** Shown while a screen's code loads. */
export function PendingScreen() {
  return <LoadingState />;
}
