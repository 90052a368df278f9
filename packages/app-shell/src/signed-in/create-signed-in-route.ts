import { createRoute, redirect } from '@tanstack/react-router';
import { guardDecision } from '@keepmark/auth';
import type { AppRoot } from '../root/create-app-root';
import { settledSession } from '../session/settled-session';
import { saveWantedPath } from '../session/wanted-path';
import { openedDatabase } from './opened-database';
import { SignedInLayout } from './SignedInLayout';

/**
 * The parent route of every screen for signed-in users. It has no path of its own. It waits until the session is known or
 * someone signed in here before, sends signed-out people to /auth and remembers where they were going, and adds the query
 * client, the local database, and notices, which public pages don't need.
 */
export function createSignedInRoute(root: AppRoot) {
  return createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    beforeLoad: async ({ context, location, preload }) => {
      let decision = guardDecision(context.auth.session.getState(), location.pathname, 'signedIn');
      if (decision.action === 'wait') {
        decision = guardDecision(await settledSession(context.auth), location.pathname, 'signedIn');
      }
      if (decision.action !== 'redirect') return;
      const [next = '', fragment] = location.href.split('#', 2);
      if (fragment && !preload) saveWantedPath(location.href);
      throw redirect({ href: `${decision.to}?next=${encodeURIComponent(next)}`, replace: true });
    },
    loader: async ({ context }) => void (await openedDatabase(context)),
    staleTime: Infinity,
    component: SignedInLayout,
  });
}

export type SignedInRoute = ReturnType<typeof createSignedInRoute>;
