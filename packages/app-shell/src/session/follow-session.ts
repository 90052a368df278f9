import type { AnyRouter } from '@tanstack/react-router';
import { type Auth, type Session, userOf } from '@keepmark/auth';

/** The auth check confirmed the user whose screens show already. */
const isConfirmed = (session: Session, previous: Session) =>
  session.state === 'signedIn' && previous.state === 'unknown' && session.userId === userOf(previous)?.userId;

/** Reruns the route guards whenever someone signs in or out, in this tab or another. */
export function followSession(router: AnyRouter, auth: Auth): () => void {
  return auth.session.subscribe((session, previous) => {
    if (session.state !== previous.state && !isConfirmed(session, previous)) void router.invalidate();
  });
}
