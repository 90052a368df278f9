import type { AppContext } from '@keepmark/app-shell';
import { openedDatabase } from '@keepmark/app-shell/opened-database';
import { userOf } from '@keepmark/auth';
import type { SyncControl } from '@keepmark/sync/control';

interface Running {
  readonly userId: string;
  readonly control: Promise<SyncControl>;
}

let running: Running | undefined;

/**
 * Starts sync for whoever is signed in, once for each page: the same control each time. It stops when they sign out.
 *
 * Rules that span rows need no repair after a merge: features read them so that any rows do. Of several default résumés, the
 * one that became it last counts.
 */
export function loadSync(app: AppContext): Promise<SyncControl> {
  const userId = userOf(app.auth.session.getState())?.userId;
  if (userId === undefined) return Promise.reject(new Error('Nobody is signed in.'));
  if (running?.userId === userId) return running.control;
  const control = startSync(app, userId);
  const started = (running = { userId, control });
  const forget = () => {
    if (running === started) running = undefined;
  };
  const unsubscribe = app.auth.session.subscribe((session) => {
    if (userOf(session)?.userId === userId) return;
    unsubscribe();
    forget();
    // Without its code there is nothing to stop.
    control.then((one) => one.stop()).catch(() => {});
  });
  control.catch(() => {
    unsubscribe();
    forget();
  });
  return control;
}

async function startSync(app: AppContext, userId: string): Promise<SyncControl> {
  const [{ createSync }, { syncedFiles }, database] = await Promise.all([
    import('@keepmark/sync'),
    import('./synced-files'),
    openedDatabase(app),
  ]);
  return createSync({ database, client: app.api, userId, repairs: [], files: syncedFiles() });
}
