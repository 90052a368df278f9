import { createRootRouteWithContext } from '@tanstack/react-router';
import type { AppContext } from '../app-context';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { RootError, RootPending } from './root-boundaries';
import { RootLayout } from './RootLayout';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name, for the page title, the announcement of a route change, and the command palette. */
    title?: string;
    /**
     * Whether the next visit shows a snapshot of the screen until its code has loaded. For screens that show what people
     * saved, not for maps or forms with secrets.
     */
    isShownEarly?: boolean;
    /** Whether its heading names the page better than `title`, which is for the time until there is one: a saved job. */
    isNamedByHeading?: boolean;
  }
}

/** Creates a new root for one router: two routers on one root would share a cached tree. */
export function createAppRoot() {
  return createRootRouteWithContext<AppContext>()({
    component: RootLayout,
    notFoundComponent: NotFoundScreen,
    pendingComponent: RootPending,
    errorComponent: RootError,
  });
}

export type AppRoot = ReturnType<typeof createAppRoot>;
