import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import type { SignedInRoute } from '../signed-in/create-signed-in-route';

/** Parts of the profile that other packages add. */
export interface AccountSlots {
  /** The person's plan. */
  readonly ProfilePlan?: ComponentType;
}

/** The screens about the signed-in user's account. */
export function createAccountRoutes(signedIn: SignedInRoute, { ProfilePlan }: AccountSlots = {}) {
  const profilePage = lazyRouteComponent(async () => {
    const { ProfilePage } = await import('./ProfilePage');
    return { default: () => createElement(ProfilePage, { ProfilePlan }) };
  });
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/profile',
      staticData: { title: 'Profile' },
      component: profilePage,
    }),
  ] as const;
}
