import '@keepmark/ui/screens.css';
import { LoadingState } from '@keepmark/ui';
import { useSessionStorage } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { mayBeEmailLink, withoutEmailLink } from '../email-link';
import { useAuth, useSession } from '../use-auth';
import { EmailLinkLanding } from './EmailLinkLanding';
import { LinkSent } from './LinkSent';
import { NotConfigured } from './NotConfigured';
import { SignInForm } from './SignInForm';

export interface SignInPageProps {
  /** Shown in the title. */
  siteName?: string;
  /** Called after sign-in. Not needed if the shell follows the session. */
  onDone?: () => void;
}

/** The screen at /auth, for signing in and for emailed links. */
export function SignInPage({ siteName, onDone }: SignInPageProps) {
  const auth = useAuth();
  const session = useSession();
  const [link, setLink] = useState(() => (mayBeEmailLink(window.location.href) ? window.location.href : undefined));
  // In session storage, so that a reload keeps the instructions.
  const [sentTo, setSentTo] = useSessionStorage({
    key: 'keepmark-sign-in-sent-to',
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const isLanding = auth.configured && link !== undefined;
  const isDone = session.state === 'signedIn' && !isLanding;

  useEffect(() => {
    if (auth.configured && !isLanding) auth.prepare();
  }, [auth, isLanding]);

  useEffect(() => {
    if (!isDone) return;
    setSentTo('');
    onDone?.();
  }, [isDone, onDone, setSentTo]);

  const leaveLink = useCallback(() => {
    window.history.replaceState(window.history.state, '', withoutEmailLink(window.location.href));
    setLink(undefined);
    setSentTo('');
  }, [setSentTo]);

  if (!auth.configured) return <NotConfigured />;
  if (isLanding) return <EmailLinkLanding href={link} onEnd={leaveLink} />;
  if (isDone) return <LoadingState label="Signed in. Opening your page" />;
  if (session.state === 'unknown') return <LoadingState label="Checking your sign-in" />;
  if (sentTo !== '') return <LinkSent email={sentTo} onOtherAddress={() => setSentTo('')} />;
  return <SignInForm siteName={siteName} onSent={setSentTo} />;
}
