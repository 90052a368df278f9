import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SignedInRoute } from '../signed-in/create-signed-in-route';

const profilePage = lazyRouteComponent(() => import('./ProfilePage'));

/** The screens about the account of who is signed in. */
export function createAccountRoutes(signedIn: SignedInRoute) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/profile',
      staticData: { title: 'Profile' },
      component: profilePage,
    }),
  ] as const;
}
