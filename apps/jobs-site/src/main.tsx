import { startSite } from '@keepmark/app-shell/start';
import { otherSite, site } from './site';

void startSite({
  site,
  otherSite,
  loadRouteTree: async () => (await import('./router')).createRouteTree(),
  loadReleaseCleared: async () => (await import('@keepmark/suite/company-connections')).releaseCleared,
});
