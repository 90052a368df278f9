import { type SiteChoice, startSite } from '@keepmark/app-shell/start';

/** Starts a site with every feature. The routes load in a separate chunk, after the home page. */
export function startSuite(choice: SiteChoice): Promise<void> {
  return startSite({
    ...choice,
    loadRouteTree: async () => (await import('./router')).createRouteTree(),
    loadReleaseCleared: async () => (await import('./clear-and-backup')).releaseCleared,
    loadBackupParts: async () => (await import('./clear-and-backup')).backupParts(),
  });
}
