import { type AnyRoute, createRoute, createRouter, redirect, type RouterHistory } from '@tanstack/react-router';
import type { AppContext } from '../app-context';
import { createPublicScreens } from '../public/create-public-routes';
import { createAppRoot } from '../root/create-app-root';
import { ErrorScreen } from '../screens/ErrorScreen';
import { PendingScreen } from '../screens/PendingScreen';

/** The settings of every router of a site. */
const settings = {
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorScreen,
  defaultPendingComponent: PendingScreen,
  defaultPendingMs: 200,
  scrollRestoration: true,
} as const;

interface RouterOverrides {
  history?: RouterHistory;
  origin?: string;
  scrollRestoration?: boolean;
}

const createRouterOf = <Tree extends AnyRoute>(routeTree: Tree, context: AppContext, overrides: RouterOverrides = {}) =>
  createRouter({ routeTree, context, ...settings, ...overrides });

/** The router of a site with this route tree, for an app to register, so that the links to its screens are checked. */
export type SiteRouter<Tree extends AnyRoute> = ReturnType<typeof createRouterOf<Tree>>;

export interface SiteRouterOptions {
  context: AppContext;
  /** Loads the routes of all screens. */
  loadRouteTree: () => Promise<AnyRoute>;
  /** For where there is no browser: a build, a test. */
  overrides?: RouterOverrides;
}

/**
 * The router of a site. It begins with the public screens alone, so that the first load of the home page carries
 * nothing of the features, and takes in the others when a path asks for one of them.
 */
export function createSiteRouter({ context, loadRouteTree, overrides }: SiteRouterOptions) {
  let loading: Promise<void> | undefined;
  const loadScreens = (): Promise<void> => {
    loading ??= loadRouteTree().then(
      (routeTree) => router.update({ ...router.options, routeTree: routeTree as typeof router.options.routeTree }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const root = createAppRoot();
  const screensToCome = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async ({ location }) => {
      await loadScreens();
      throw redirect({ href: location.href, replace: true });
    },
  });
  const router = createRouterOf(root.addChildren([...createPublicScreens(root), screensToCome]), context, overrides);
  return { router, loadScreens };
}
