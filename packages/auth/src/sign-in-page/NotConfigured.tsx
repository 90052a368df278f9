import { ErrorState } from '@keepmark/ui';
import { Anchor } from '@mantine/core';
import { authErrorSentence } from '../auth-error-sentence';

/** The page was built without a Firebase project and served without an emulator. */
export function NotConfigured() {
  return (
    <ErrorState title="Nobody can sign in here yet" action={<Anchor href="/">Back to the home page</Anchor>}>
      {authErrorSentence('not-configured')} The README of the project lists them: <code>VITE_FIREBASE_API_KEY</code> and
      its neighbours.
    </ErrorState>
  );
}
