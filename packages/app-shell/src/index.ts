export { type AppContext, useAppContext } from './app-context';
export { createPublicRoutes } from './public/create-public-routes';
export { type AppRoot, createAppRoot } from './root/create-app-root';
export { createSignedInRoute, type SignedInRoute } from './signed-in/create-signed-in-route';
export { defineSite, type MenuEntry, type SiteConfig, type Variant } from './site';
