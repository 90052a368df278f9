import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import { guardDecision, userOf } from '@keepmark/auth';
import type { DeletedUrl } from '../deleted/deleted-filter';
import { unchecked } from '../lazy-page';
import type { AppRoot } from '../root/create-app-root';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { saveWantedPath, takeWantedPath } from '../session/wanted-path';
import { HomeScreen, preloadHome } from './HomeScreen';
import {
  aboutPage,
  dataPage,
  deletedPage,
  licensesPage,
  privacyPage,
  replacedPage,
  settingsPage,
  SignInScreen,
  supportPage,
  termsPage,
} from './public-pages';

/** Query parameters of the link in the sign-in email. */
const linkParameters = ['oobCode', 'link', 'deep_link_id'];

interface DataSearch {
  /** The table to show. */
  table?: string;
  /** Its page of rows, from 2 on. */
  page?: number;
}

interface SignInSearch {
  /** Where to go after sign-in. */
  next?: string;
}

/** The screens that need no sign-in. */
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
    createRoute({
      getParentRoute: () => root,
      path: '/settings/data',
      staticData: { title: 'Data' },
      validateSearch: ({ table, page }: Record<string, unknown>): DataSearch => ({
        // The router parses ?table=2026 as a number, but a table may have that name.
        ...((typeof table === 'string' || typeof table === 'number') && { table: String(table) }),
        ...(typeof page === 'number' && page > 1 && { page: Math.trunc(page) }),
      }),
      component: dataPage,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/settings/deleted',
      staticData: { title: 'Recently deleted' },
      validateSearch: unchecked<DeletedUrl>(),
      component: deletedPage,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/settings/replaced',
      staticData: { title: 'Replaced texts' },
      component: replacedPage,
    }),
  ] as const;
}

const pathsUnder = (route: AnyRoute): string[] => [
  route.fullPath,
  ...Object.values<AnyRoute>(route.children ?? {}).flatMap(pathsUnder),
];

/** Whether a path is below one that exists, such as "/jobs/lst". */
function isBelowKnownPath(root: AppRoot, pathname: string): boolean {
  const [, first = '', second = ''] = pathname.split('/');
  return second !== '' && pathsUnder(root).some((path) => path.split('/')[1] === first);
}

/** The screens that need no sign-in, and what unknown paths show: "Page not found" below known ones, or else home. */
export function createPublicRoutes(root: AppRoot) {
  return [
    ...createPublicScreens(root),
    createRoute({
      getParentRoute: () => root,
      path: '$',
      staticData: { title: 'Page not found' },
      beforeLoad: ({ location }) => {
        if (!isBelowKnownPath(root, location.pathname)) throw redirect({ to: '/', replace: true });
      },
      component: NotFoundScreen,
    }),
  ] as const;
}
