import { type AnyRoute, createRoute, createRouter, redirect, type RouterHistory } from '@tanstack/react-router';
import type { AppContext } from '../app-context';
import { createPublicScreens } from '../public/create-public-screens';
import { createAppRoot } from '../root/create-app-root';
import { LazyErrorScreen } from '../screens/LazyErrorScreen';
import { PendingScreen } from '../screens/PendingScreen';

/** The options of every site router. */
const settings = {
  defaultPreload: 'intent',
  defaultErrorComponent: LazyErrorScreen,
  defaultPendingComponent: PendingScreen,
  defaultPendingMs: 200,
  // Otherwise a screen that is ready waits half a second, so that the spinner doesn't flash.
  defaultPendingMinMs: 0,
  scrollRestoration: true,
} as const;

interface RouterOverrides {
  history?: RouterHistory;
  origin?: string;
  scrollRestoration?: boolean;
}

const createRouterOf = <Tree extends AnyRoute>(routeTree: Tree, context: AppContext, overrides: RouterOverrides = {}) =>
  createRouter({ routeTree, context, ...settings, ...overrides });

/** The type of a site's router with this route tree. An app registers it so that links to its screens are checked. */
export type SiteRouter<Tree extends AnyRoute> = ReturnType<typeof createRouterOf<Tree>>;

export interface SiteRouterOptions {
  context: AppContext;
  /** Loads the routes of all screens. */
  loadRouteTree: () => Promise<AnyRoute>;
  /** For builds and tests, which have no browser. */
  overrides?: RouterOverrides;
}

/**
 * Creates the router of a site. It starts with only the public screens, so that the home page loads no feature code, and
 * adds the others when someone opens one of them.
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
  const otherScreens = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async ({ location }) => {
      await loadScreens();
      throw redirect({ href: location.href, replace: true });
    },
  });
  const router = createRouterOf(root.addChildren([...createPublicScreens(root), otherScreens]), context, overrides);
  return { router, loadScreens };
}
