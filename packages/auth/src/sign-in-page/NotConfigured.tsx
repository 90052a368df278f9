import { ErrorState } from '@keepmark/ui';
import { Anchor } from '@mantine/core';
import { authErrorMessage } from '../auth-error-message';

/** Shown when the page has neither a Firebase project nor an emulator. */
export function NotConfigured() {
  return (
    <ErrorState title="Sign-in isn’t available yet" action={<Anchor href="/">Back to the home page</Anchor>}>
      {authErrorMessage('not-configured')} The project’s README lists them, starting with{' '}
      <code>VITE_FIREBASE_API_KEY</code>.
    </ErrorState>
  );
}
