import { useNavigate } from '@tanstack/react-router';
import { notify } from '@keepmark/ui';
import { useAppContext } from '../app-context';

/**
 * Signs out and goes to the home page, replacing the current screen in the history.
 * @returns a function for a button; it settles once the home page is shown
 */
export function useSignOut(): () => Promise<void> {
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
