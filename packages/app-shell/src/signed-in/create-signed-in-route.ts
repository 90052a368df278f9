import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { guardDecision } from '@keepmark/auth';
import type { AppContext } from '../app-context';
import type { AppRoot } from '../root/create-app-root';
import { settledSession } from '../session/settled-session';
import { keepWantedPath } from '../session/wanted-path';

// Made once, as the public pages are.
const layout = lazyRouteComponent(() => import('./SignedInLayout'), 'SignedInLayout');

/** Waits until what this browser keeps can be read. What could not be unpacked is told by the layout. */
async function openStore({ database }: AppContext): Promise<void> {
  const open = database ?? (await import('../site-database')).siteDatabase();
  await open.ready.catch(() => {});
}

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
      const decision = guardDecision(session.state, location.pathname, 'signedIn');
      if (decision.action !== 'redirect') return;
      const [next = '', fragment] = location.href.split('#', 2);
      if (fragment && !preload) keepWantedPath(location.href);
      throw redirect({ href: `${decision.to}?next=${encodeURIComponent(next)}`, replace: true });
    },
    loader: ({ context }) => openStore(context),
    staleTime: Infinity,
    component: layout,
  });
}

export type SignedInRoute = ReturnType<typeof createSignedInRoute>;
