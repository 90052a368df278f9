import { useNavigate } from '@tanstack/react-router';
import { notify } from '@keepmark/ui';
import { useAppContext } from '../app-context';

/**
 * Signs out and goes to the home page, which takes the place of the screen in the history.
 * @returns a function to call from a button; it settles once the home page is shown
 */
export function useSignOut(): () => Promise<void> {
  const { auth } = useAppContext();
  const navigate = useNavigate();
  return async () => {
    const completed = auth.signOut();
    // The session is cleared already; telling the service may take its time.
    await navigate({ to: '/', replace: true });
    if (!(await completed)) {
      notify.warning(
        'You are signed out here, but the sign-in service could not be told. Close the browser to be sure.',
      );
    }
  };
}
