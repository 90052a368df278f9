import { Avatar, Button, Card, Group, Text } from '@mantine/core';
import { useSessionUser } from '@keepmark/auth';
import { Icon, Page } from '@keepmark/ui';
import { formatDay } from '@keepmark/ui/words';
import { useAppContext } from '../app-context';
import { useSignOut } from '../session/use-sign-out';
import { AiSettingsButton } from '../settings/AiSettingsButton';
import { type ComponentType, Suspense } from 'react';
import { initials } from '../top-bar/initials';
import { DeleteAccount } from './DeleteAccount';
import { NameForm } from './NameForm';
import { useUserRecord } from './user-record';
import classes from './ProfilePage.module.css';

const providers: Readonly<Record<string, string>> = { emailLink: 'Email link', 'google.com': 'Google' };

/** The profile: who is signed in, their name, signing out, and deleting the account. */
export function ProfilePage({ ProfilePlan }: { readonly ProfilePlan?: ComponentType | undefined }) {
  const { site } = useAppContext();
  const user = useSessionUser();
  const signOut = useSignOut();
  if (!user) return null;
  const { name, email, emailVerified, provider } = user;
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
          <MemberSince userId={user.userId} />
        </dl>
        <NameForm name={name} />
      </Card>
      {ProfilePlan ? (
        <Suspense>
          <ProfilePlan />
        </Suspense>
      ) : null}
      <Group>
        {site.variant === 'jobs' ? <AiSettingsButton /> : null}
        <Button variant="light" leftSection={<Icon name="logout" size="sm" />} onClick={() => void signOut()}>
          Sign out
        </Button>
        <DeleteAccount />
      </Group>
    </Page>
  );
}

/** When the account was created. Nothing until the server has said so, and without a connection. */
function MemberSince({ userId }: { userId: string }) {
  const { data } = useUserRecord(userId);
  const day = formatDay(data?.createdDate ?? '');
  return day === '' ? null : (
    <div>
      <dt>Member since</dt>
      <dd>{day}</dd>
    </div>
  );
}
