import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { notify } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { type Auth, useSessionUser } from '@keepmark/auth';
import { useAppContext } from '../app-context';
import classes from './NameForm.module.css';
import type { ApiClient } from '@keepmark/api-client';
import { changeRecordedName } from './user-record';

type User = NonNullable<ReturnType<typeof useSessionUser>>;

/**
 * Changes a user's name in their account, which every screen shows, and on the server.
 * @throws what either call throws; the next sign-in updates the server
 */
async function changeName(auth: Auth, api: ApiClient, user: User, name: string): Promise<void> {
  await auth.changeName(name);
  await changeRecordedName(api, user, name);
}

const longest = 200;

/** A form for changing one's name. */
export function NameForm({ name }: { name: string }) {
  const { auth, api } = useAppContext();
  const user = useSessionUser();
  /** What is typed, and the name at that time. */
  const [typing, setTyping] = useState<{ readonly text: string; readonly from: string }>();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const text = typing?.text ?? name;
  const next = text.trim();

  const save = async () => {
    if (!user) return;
    setSaving(true);
    setFailure('');
    try {
      await changeName(auth, api, user, next);
      setTyping(undefined);
      notify.success('Changes saved.');
    } catch (error) {
      setFailure(errorMessage(error, 'We couldn’t save your name. Try again in a few minutes.'));
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (next !== '' && next !== name) void save();
  };

  return (
    <form onSubmit={submit}>
      <Group align="end" gap="sm">
        <TextInput
          className={classes['name']}
          label="Name"
          autoComplete="name"
          maxLength={longest}
          description={
            typing && typing.from !== name && next !== name ? `Changed to “${name}” in another tab.` : undefined
          }
          value={text}
          onChange={({ currentTarget }) => setTyping({ text: currentTarget.value, from: typing?.from ?? name })}
        />
        <Button type="submit" loading={isSaving} disabled={next === '' || next === name}>
          Save changes
        </Button>
      </Group>
      {failure === '' ? null : (
        <Text role="alert" c="error" size="sm" mt="xs">
          {failure}
        </Text>
      )}
    </form>
  );
}
