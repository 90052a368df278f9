import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { AppRoot } from '../root/create-app-root';
import { guardDecision } from '@keepmark/auth';
import { takeWantedPath } from '../session/wanted-path';
import { HomeScreen, preloadHome } from './HomeScreen';

// Made once: the router takes in a second tree with these same pages, and a page must not begin anew when it does.
const signInPage = lazyRouteComponent(() => import('@keepmark/auth/sign-in-page'));

/** The screens that need no sign-in. */
export function createPublicScreens(root: AppRoot) {
  return [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      beforeLoad: async ({ context }) => {
        const decision = guardDecision(context.auth.session.getState().state, '/', 'public');
        if (decision.action === 'redirect') throw redirect({ href: decision.to, replace: true });
        await preloadHome(context.site);
      },
      component: HomeScreen,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/auth',
      validateSearch: (search: Record<string, unknown>): { next?: string } =>
        typeof search['next'] === 'string' ? { next: search['next'] } : {},
      beforeLoad: ({ context, search }) => {
        if (context.auth.session.getState().state !== 'signedIn') return;
        throw redirect({ href: takeWantedPath(search.next), replace: true });
      },
      component: signInPage,
    }),
  ] as const;
}

/** The screens that need no sign-in, and the way home from any unknown path. */
export function createPublicRoutes(root: AppRoot) {
  return [
    ...createPublicScreens(root),
    createRoute({
      getParentRoute: () => root,
      path: '$',
      beforeLoad: () => {
        throw redirect({ to: '/', replace: true });
      },
    }),
  ] as const;
}
