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

/** The link is on its way. This tab goes on by itself when the link is opened in the same browser. */
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
        We sent a sign-in link to <strong>{email}</strong>. Open it in this browser and you are signed in. It can take a
        minute, and it may be in the spam folder.
      </Text>
      {auth.emulated ? (
        <Text size="sm">
          The Auth emulator mails nothing: the link is in the terminal of <code>pnpm start</code>.
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
          Send it again
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
