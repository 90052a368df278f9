/// <reference types="vite/client" />
export {
  type AppContext,
  type BackupPart,
  type MoveToJob,
  type ReadPeople,
  type SavedPeople,
  type SavedPerson,
  type SyncedDevice,
  useAppContext,
} from './app-context';
export { useCountrySetting } from './country/country-setting';
export { createAccountRoutes } from './profile/create-account-routes';
export { createPublicRoutes } from './public/create-public-routes';
export { type AppRoot, createAppRoot } from './root/create-app-root';
export { openShare } from './shell-store';
export { createSignedInRoute, type SignedInRoute } from './signed-in/create-signed-in-route';
export { defineSite, type MenuEntry, type SiteConfig, type Variant } from './site';
export { useUrlFilter, type UrlFilterForm } from './url-filter/use-url-filter';
