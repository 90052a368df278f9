import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { createPublicRoutes } from '../public/create-public-routes';
import { createAppRoot } from '../root/create-app-root';
import { createSignedInRoute, type SignedInRoute } from '../signed-in/create-signed-in-route';

/**
 * The router of one package's screens and of those it links to. A package registers its type, so that its links and params
 * are checked when the package is type-checked alone. A site registers its own router instead.
 */
export function createPackageRouter<const Routes extends readonly AnyRoute[]>(
  createRoutes: (signedIn: SignedInRoute) => Routes,
) {
  const root = createAppRoot();
  const signedIn = createSignedInRoute(root);
  return createRouter({
    routeTree: root.addChildren([...createPublicRoutes(root), signedIn.addChildren(createRoutes(signedIn))]),
    context: undefined as never,
  });
}
