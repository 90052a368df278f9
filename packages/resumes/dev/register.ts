import { createAppRoot, createPublicRoutes, createSignedInRoute } from '@keepmark/app-shell';
import { createRouter } from '@tanstack/react-router';
import { createResumesRoutes } from '../src/routes';

const root = createAppRoot();
const signedIn = createSignedInRoute(root);
const router = createRouter({
  routeTree: root.addChildren([...createPublicRoutes(root), signedIn.addChildren([...createResumesRoutes(signedIn)])]),
  context: undefined as never,
});

// Type-checks links and params in this package alone. A site registers its own router.
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
