import { type Auth, userOf } from '@keepmark/auth';

/** Deletes the snapshots of screens when someone signs out, in this tab or another. */
export function forgetSnapshotsAtSignOut(auth: Pick<Auth, 'session'>): () => void {
  return auth.session.subscribe((session, previous) => {
    if (session.state !== 'signedOut' || !userOf(previous)) return;
    void import('./snapshot-store').then(
      ({ forgetSnapshots }) => forgetSnapshots(),
      () => {},
    );
  });
}
