import { type SiteChoice, startSite } from '@keepmark/app-shell/start';

const clearAndBackup = () => import('./clear-and-backup');

/** Starts a site with every feature. The routes load in a separate chunk, after the home page. */
export function startSuite(choice: SiteChoice): Promise<void> {
  return startSite({
    ...choice,
    loadRouteTree: async () => (await import('./router')).createRouteTree(),
    loadReleaseCleared: async () => (await clearAndBackup()).releaseCleared,
    loadReleaseDeleted: async () => (await clearAndBackup()).releaseDeleted,
    loadBackupParts: async () => (await clearAndBackup()).backupParts(),
    loadMoveToJob: async () => (await import('@keepmark/interviews/job-connection')).moveInterviewsToJob,
    loadReadPeople: async () => (await import('./read-people')).readPeople,
    loadSavedKinds: async () => (await import('./saved-kinds')).savedKinds,
    loadPaletteSources: async () => (await import('./palette-sources')).paletteSources,
    loadSignInPreview: async () => (await import('@keepmark/places/shared-preview')).SharedPreview,
    loadSync: () => import('./sync-parts'),
    loadReminders: async () => (await import('@keepmark/interviews/reminders')).InterviewReminders,
  });
}
