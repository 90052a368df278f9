import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { DeletedUrl } from '../deleted/deleted-filter';
import { unchecked } from '../lazy-page';
import type { AppRoot } from '../root/create-app-root';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { createPublicScreens } from './create-public-screens';

interface DataSearch {
  /** The table to show. */
  table?: string;
  /** Its page of rows, from 2 on. */
  page?: number;
}

/** What settings say of the data in this browser. */
function createDataScreens(root: AppRoot) {
  return [
    createRoute({
      getParentRoute: () => root,
      path: '/settings/data',
      staticData: { title: 'Data' },
      validateSearch: ({ table, page }: Record<string, unknown>): DataSearch => ({
        // The router parses ?table=2026 as a number, but a table may have that name.
        ...((typeof table === 'string' || typeof table === 'number') && { table: String(table) }),
        ...(typeof page === 'number' && page > 1 && { page: Math.trunc(page) }),
      }),
      component: lazyRouteComponent(() => import('../settings/data-page/DataPage')),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/settings/deleted',
      staticData: { title: 'Recently deleted' },
      validateSearch: unchecked<DeletedUrl>(),
      component: lazyRouteComponent(() => import('../deleted/DeletedPage')),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/settings/replaced',
      staticData: { title: 'Replaced texts' },
      component: lazyRouteComponent(() => import('../replaced/ReplacedPage')),
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
    ...createDataScreens(root),
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
