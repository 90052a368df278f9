import { LoadingState } from '@keepmark/ui';
import { Button, Group, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { EmailLinkFailure } from '../auth';
import { authErrorMessage } from '../auth-error-message';
import type { SignedInSession } from '../session';
import { useAuth } from '../use-auth';
import { EmailForm } from './EmailForm';
import { ProblemAlert } from './ProblemAlert';
import { SignInView } from './SignInView';

interface EmailLinkLandingProps {
  href: string;
  /** Called after sign-in, or when the user wants another way to sign in. Must keep its identity. */
  onEnd: () => void;
}

/** Temporary failures. The link may still work later. */
const temporaryCodes = new Set(['network-request-failed', 'internal-error', 'timeout', 'too-many-requests']);

/** The screen that the emailed link opens. */
export function EmailLinkLanding({ href, onEnd }: EmailLinkLandingProps) {
  const auth = useAuth();
  const [failure, setFailure] = useState<string>();

  const finish = useCallback(
    (result: SignedInSession | EmailLinkFailure) => {
      // A link opened a second time fails, but the first time already signed the user in.
      const isSignedIn = 'state' in result || auth.session.getState().state === 'signedIn';
      if (isSignedIn) onEnd();
      else setFailure(result.code);
    },
    [auth, onEnd],
  );
  const open = (email?: string) => auth.completeEmailLink(href, email).then(finish);

  useEffect(() => {
    void auth.completeEmailLink(href).then(finish);
  }, [auth, href, finish]);

  if (failure === undefined) return <LoadingState label="Signing you in" />;

  if (failure === 'missing-email' || failure === 'invalid-email') {
    return (
      <SignInView title="Confirm your address" takesFocus>
        <Text>You opened the link in a different browser. To finish signing in, enter the address we sent it to.</Text>
        {failure === 'invalid-email' ? <ProblemAlert message={authErrorMessage(failure)} /> : null}
        <EmailForm draft="sign-in-confirm" button="Sign in" onSubmit={open} />
      </SignInView>
    );
  }
  const tryAgain = () => {
    setFailure(undefined);
    void open();
  };
  return (
    <SignInView title="We couldn’t sign you in" takesFocus>
      <ProblemAlert message={authErrorMessage(failure)} />
      <Group>
        {temporaryCodes.has(failure) ? <Button onClick={tryAgain}>Try again</Button> : null}
        <Button variant={temporaryCodes.has(failure) ? 'subtle' : 'filled'} onClick={onEnd}>
          Get a new link
        </Button>
      </Group>
    </SignInView>
  );
}
