import { snapshotActions } from '@keepmark/first-paint/screen-snapshot';

/**
 * Comes while the screen loads, where the page has shown a snapshot. The screen waits for it: whoever goes on typing when the
 * snapshot is replaced would lose those keys. Without it, after a failure, what someone did on the snapshot is lost.
 */
export const handoverCode = snapshotActions()
  ? import('@keepmark/first-paint/hand-over').catch(() => undefined)
  : undefined;
