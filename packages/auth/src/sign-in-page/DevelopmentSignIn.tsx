import { Button, Divider, Text } from '@mantine/core';
import { useState } from 'react';
import { useAuth } from '../use-auth';

const developer = 'developer@keepmark.test';

/** Signs in without a mailbox on a page that uses the Auth emulator. */
export function DevelopmentSignIn() {
  const auth = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const signIn = async () => {
    setIsBusy(true);
    await auth.signInForDevelopment(developer);
    setIsBusy(false);
  };
  return (
    <>
      <Divider label="Development" />
      <Text size="sm">
        This page uses the Auth emulator on this computer. It sends no email: links appear in the terminal of{' '}
        <code>pnpm start</code>.
      </Text>
      <Button variant="light" loading={isBusy} onClick={() => void signIn()}>
        Development sign-in
      </Button>
    </>
  );
}
