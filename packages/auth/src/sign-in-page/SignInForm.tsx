import { Icon } from '@keepmark/ui';
import { Button, Divider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAuth } from '../use-auth';
import { DevelopmentSignIn } from './DevelopmentSignIn';
import { EmailForm } from './EmailForm';
import { ProblemAlert } from './ProblemAlert';
import { SignInView } from './SignInView';

interface SignInFormProps {
  siteName?: string | undefined;
  /** Called with the address once the link is sent. */
  onSent: (email: string) => void;
}

/** The ways to sign in: an email link or Google. */
export function SignInForm({ siteName, onSent }: SignInFormProps) {
  const auth = useAuth();
  const [popupsOpen, setPopupsOpen] = useState(0);

  const send = async (email: string) => {
    const isSent = await auth.sendEmailLink(email);
    if (isSent) onSent(email);
    return isSent;
  };
  // Firebase notices a closed popup only after a few seconds, so the button stays enabled to open another.
  const openGoogle = async () => {
    setPopupsOpen((count) => count + 1);
    await auth.signInWithGoogle();
    setPopupsOpen((count) => count - 1);
  };

  return (
    <SignInView title={siteName ? `Sign in to ${siteName}` : 'Sign in'}>
      <Text>We’ll email you a sign-in link, no password needed. A new address creates a new account.</Text>
      <ProblemAlert />
      <EmailForm draft="sign-in" button="Email me a link" icon={<Icon name="mail" size="sm" />} onSubmit={send} />
      <Divider label="or" />
      <Stack gap={0}>
        <Button
          variant="default"
          leftSection={<Icon name="brand-google" size="sm" />}
          onClick={() => void openGoogle()}
        >
          Continue with Google
        </Button>
        <Text size="sm" c="dimmed" component="output" pt={popupsOpen > 0 ? 'xs' : 0}>
          {popupsOpen > 0 ? 'Continue in the Google window. Closed it? Press the button again.' : ''}
        </Text>
      </Stack>
      {auth.emulated ? <DevelopmentSignIn /> : null}
    </SignInView>
  );
}
