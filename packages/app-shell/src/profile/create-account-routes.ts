import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SignedInRoute } from '../signed-in/create-signed-in-route';

const profilePage = lazyRouteComponent(() => import('./ProfilePage'));

/** The screens about the signed-in user's account. */
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
