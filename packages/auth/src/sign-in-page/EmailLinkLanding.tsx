import { LoadingState } from '@keepmark/ui';
import { Button, Group, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { EmailLinkFailure } from '../auth';
import { authErrorSentence } from '../auth-error-sentence';
import type { SignedInSession } from '../session';
import { useAuth } from '../use-auth';
import { EmailForm } from './EmailForm';
import { ProblemAlert } from './ProblemAlert';
import { SignInView } from './SignInView';

interface EmailLinkLandingProps {
  href: string;
  /** Called when the link is done with: somebody is signed in, or wants another way in. A new one opens it again. */
  onEnd: () => void;
}

/** These say nothing against the link: it may work a moment later. */
const passingCodes = new Set(['network-request-failed', 'internal-error', 'timeout', 'too-many-requests']);

/** Where the link of the e-mail lands. */
export function EmailLinkLanding({ href, onEnd }: EmailLinkLandingProps) {
  const auth = useAuth();
  const [failure, setFailure] = useState<string>();

  const finish = useCallback(
    (result: SignedInSession | EmailLinkFailure) => {
      // A link that was opened a second time has failed, but the first time did what the person wanted.
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
        <Text>
          You opened the link in another browser than the one that asked for it. Enter the address that it was sent to.
        </Text>
        {failure === 'invalid-email' ? <ProblemAlert sentence={authErrorSentence(failure)} /> : null}
        <EmailForm draft="sign-in-confirm" button="Sign in" onSubmit={open} />
      </SignInView>
    );
  }
  const tryAgain = () => {
    setFailure(undefined);
    void open();
  };
  return (
    <SignInView title="That link did not sign you in" takesFocus>
      <ProblemAlert sentence={authErrorSentence(failure)} />
      <Group>
        {passingCodes.has(failure) ? <Button onClick={tryAgain}>Try again</Button> : null}
        <Button variant={passingCodes.has(failure) ? 'subtle' : 'filled'} onClick={onEnd}>
          Get a new link
        </Button>
      </Group>
    </SignInView>
  );
}
