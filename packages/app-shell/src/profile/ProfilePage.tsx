import { Avatar, Button, Card, Group, Text } from '@mantine/core';
import { useSession } from '@keepmark/auth';
import { Icon, Page } from '@keepmark/ui';
import { useSignOut } from '../session/use-sign-out';
import { initials } from '../top-bar/initials';
import { DeleteAccount } from './DeleteAccount';
import { NameForm } from './NameForm';
import classes from './ProfilePage.module.css';

const providers: Readonly<Record<string, string>> = { emailLink: 'Email link', 'google.com': 'Google' };

/** The profile: who is signed in, their name, signing out, and deleting the account. */
export default function ProfilePage() {
  const session = useSession();
  const signOut = useSignOut();
  if (session.state !== 'signedIn') return null;
  const { name, email, emailVerified, provider } = session;
  return (
    <Page title="Profile" width="text">
      <Card component="section" padding="lg">
        <Group wrap="nowrap">
          <Avatar size="lg" color="primary" variant="filled" aria-hidden>
            {initials(name)}
          </Avatar>
          <div className={classes['who']}>
            <Text fw={600} size="lg">
              {name}
            </Text>
            <Text c="dimmed">{email}</Text>
          </div>
        </Group>
        <dl className={classes['facts']}>
          <div>
            <dt>Email address</dt>
            <dd>{emailVerified ? 'Verified' : 'Not verified. Sign in with an email link to verify it.'}</dd>
          </div>
          <div>
            <dt>Signed in with</dt>
            <dd>{providers[provider] ?? provider}</dd>
          </div>
        </dl>
        <NameForm key={name} name={name} />
      </Card>
      <Group>
        <Button variant="light" leftSection={<Icon name="logout" size="sm" />} onClick={() => void signOut()}>
          Sign out
        </Button>
        <DeleteAccount />
      </Group>
    </Page>
  );
}
