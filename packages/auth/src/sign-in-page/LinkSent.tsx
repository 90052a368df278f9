import { Icon } from '@keepmark/ui';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useAuth } from '../use-auth';
import { ProblemAlert } from './ProblemAlert';
import classes from './SignInPage.module.css';
import { SignInView } from './SignInView';

interface LinkSentProps {
  email: string;
  onOtherAddress: () => void;
}

/** Says that the link was sent. This tab continues when the link is opened in the same browser. */
export function LinkSent({ email, onOtherAddress }: LinkSentProps) {
  const auth = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [timesResent, setTimesResent] = useState(0);

  const resend = async () => {
    setIsBusy(true);
    if (await auth.sendEmailLink(email)) setTimesResent((times) => times + 1);
    setIsBusy(false);
  };

  return (
    <SignInView title="Check your inbox" takesFocus>
      <Text className={classes['address']}>
        We sent a sign-in link to <strong>{email}</strong>. Open it in this browser to sign in. It may take a minute.
        Check your spam folder if you don’t see it.
      </Text>
      {auth.emulated ? (
        <Text size="sm">
          The Auth emulator sends no email. The link is in the terminal of <code>pnpm start</code>.
        </Text>
      ) : null}
      <ProblemAlert />
      <Group>
        <Button
          variant="light"
          leftSection={<Icon name="send" size="sm" />}
          loading={isBusy}
          onClick={() => void resend()}
        >
          Send again
        </Button>
        <Button variant="subtle" onClick={onOtherAddress}>
          Use another address
        </Button>
      </Group>
      <Text size="sm" c="dimmed" component="output">
        {timesResent > 0 ? `Sent again${timesResent > 1 ? ` (${timesResent} times)` : ''}.` : ''}
      </Text>
    </SignInView>
  );
}
