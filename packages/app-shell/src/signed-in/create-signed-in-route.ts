import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { AppRoot } from '../root/create-app-root';
import { settledSession } from '../session/settled-session';
import { keepWantedPath } from '../session/wanted-path';

/**
 * The layout of every screen for signed-in users. It has no path of its own: it waits until the session is known,
 * sends a signed-out person to /auth with the wanted path kept, and brings the query client, the local database
 * and the toasts, which the public pages do without.
 */
export function createSignedInRoute(root: AppRoot) {
  return createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    beforeLoad: async ({ context, location, preload }) => {
      const session = await settledSession(context.auth);
      if (session.state === 'signedIn') return;
      if (!preload) keepWantedPath(location.href);
      throw redirect({ to: '/auth', search: { next: location.href }, replace: true });
    },
    component: lazyRouteComponent(() => import('./SignedInLayout'), 'SignedInLayout'),
  });
}

export type SignedInRoute = ReturnType<typeof createSignedInRoute>;
