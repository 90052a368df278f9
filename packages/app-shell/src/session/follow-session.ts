import type { AnyRouter } from '@tanstack/react-router';
import type { Auth } from '@keepmark/auth';

/** Reruns the route guards whenever someone signs in or out, in this tab or another. */
export function followSession(router: AnyRouter, auth: Auth): () => void {
  return auth.session.subscribe((session, previous) => {
    if (session.state !== previous.state) void router.invalidate();
  });
}
