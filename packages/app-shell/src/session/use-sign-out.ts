import { useNavigate } from '@tanstack/react-router';
import { notify } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { openSignOut } from '../shell-store';
import { syncPartOf } from './sync-part';
import { siteDatabase } from '../site-database';

/**
 * Signs out and goes to the home page, replacing the current screen in the history.
 * @returns a function for a button; it settles once the home page is shown
 */
export function useSignOutNow(): () => Promise<void> {
  const { auth } = useAppContext();
  const navigate = useNavigate();
  return async () => {
    const completed = auth.signOut();
    // The session is already cleared; the sign-in service may take a while to answer.
    await navigate({ to: '/', replace: true });
    if (!(await completed)) {
      notify.warning(
        'You’re signed out here, but we couldn’t reach the sign-in service. To be safe, close your browser.',
      );
    }
  };
}

/** The same. Where sync is on, it first asks whether what is saved stays in this browser. */
export function useSignOut(): () => Promise<void> {
  const { database = siteDatabase() } = useAppContext();
  const signOutNow = useSignOutNow();
  return async () => {
    if (syncPartOf(database) === 'on') openSignOut();
    else await signOutNow();
  };
}
