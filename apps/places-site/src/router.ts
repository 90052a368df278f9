import { createAppRoot, createPublicRoutes, createSignedInRoute } from '@keepmark/app-shell';
import type { SiteRouter } from '@keepmark/app-shell/start';
import { createJobsRoutes } from '@keepmark/jobs';
import { createPlacesRoutes } from '@keepmark/places';

/** Every screen of the suite, in a fresh tree. */
export function createRouteTree() {
  const root = createAppRoot();
  const signedIn = createSignedInRoute(root);
  return root.addChildren([
    ...createPublicRoutes(root),
    signedIn.addChildren([...createJobsRoutes(signedIn), ...createPlacesRoutes(signedIn)]),
  ]);
}

type Router = SiteRouter<ReturnType<typeof createRouteTree>>;

/** The path of every screen. */
export type RoutePath = keyof Router['routesByPath'];

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
