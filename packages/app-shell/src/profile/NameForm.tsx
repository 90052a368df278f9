import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { notify } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { useSessionUser } from '@keepmark/auth';
import { useAppContext } from '../app-context';
import { changeName } from './change-name';
import classes from './NameForm.module.css';

const longest = 200;

/** A form for changing one's name. */
export function NameForm({ name }: { name: string }) {
  const { auth, api } = useAppContext();
  const user = useSessionUser();
  const [typed, setTyped] = useState(name);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const next = typed.trim();

  const save = async () => {
    if (!user) return;
    setSaving(true);
    setFailure('');
    try {
      await changeName(auth, api, user.userId, next);
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
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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
