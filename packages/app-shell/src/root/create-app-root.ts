import { createRootRouteWithContext } from '@tanstack/react-router';
import type { AppContext } from '../app-context';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { RootLayout } from './RootLayout';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name, for the page title, the announcement of a route change, and the command palette. */
    title?: string;
    /**
     * The next visit shows the screen as it looked until its code has loaded. For screens of what people saved; a map or a
     * form with secrets isn't one.
     */
    isShownEarly?: boolean;
  }
}

/** Creates a new root for one router: two routers on one root would share a cached tree. */
export function createAppRoot() {
  return createRootRouteWithContext<AppContext>()({ component: RootLayout, notFoundComponent: NotFoundScreen });
}

export type AppRoot = ReturnType<typeof createAppRoot>;
