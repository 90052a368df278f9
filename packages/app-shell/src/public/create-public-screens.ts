import { createRoute, redirect } from '@tanstack/react-router';
import { guardDecision, userOf } from '@keepmark/auth';
import type { AppRoot } from '../root/create-app-root';
import { saveWantedPath, takeWantedPath } from '../session/wanted-path';
import { HomeScreen, preloadHome } from './HomeScreen';
import {
  aboutPage,
  licensesPage,
  privacyPage,
  settingsPage,
  SignInScreen,
  supportPage,
  termsPage,
} from './public-pages';

/** Query parameters of the link in the sign-in email. */
const linkParameters = ['oobCode', 'link', 'deep_link_id'];

interface SignInSearch {
  /** Where to go after sign-in. */
  next?: string;
}

/** The screens that need no sign-in, and that a page knows before the routes of all others have loaded. */
export function createPublicScreens(root: AppRoot) {
  return [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      beforeLoad: async ({ context }) => {
        const decision = guardDecision(context.auth.session.getState(), '/', 'public');
        if (decision.action === 'redirect') throw redirect({ href: decision.to, replace: true });
        await preloadHome(context.site);
      },
      component: HomeScreen,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/auth',
      staticData: { title: 'Sign in' },
      validateSearch: ({ next }: Record<string, unknown>): SignInSearch => (typeof next === 'string' ? { next } : {}),
      beforeLoad: ({ context, search, preload }) => {
        if (search.next !== undefined && !preload) saveWantedPath(search.next);
        // Check an opened link first, even when someone is signed in: it may be for another account.
        const hasLink = linkParameters.some((name) => name in search);
        // The last user of this browser counts as signed in here, as on every other screen.
        if (hasLink || userOf(context.auth.session.getState()) === undefined) return;
        throw redirect({ href: takeWantedPath(search.next), replace: true });
      },
      component: SignInScreen,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/about',
      staticData: { title: 'About' },
      component: aboutPage,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/licenses',
      staticData: { title: 'Licenses' },
      component: licensesPage,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/privacy',
      staticData: { title: 'Privacy' },
      component: privacyPage,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/terms',
      staticData: { title: 'Terms' },
      component: termsPage,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/support',
      staticData: { title: 'Support' },
      component: supportPage,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/settings',
      staticData: { title: 'Settings' },
      component: settingsPage,
    }),
  ] as const;
}
