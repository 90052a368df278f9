import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessionUser } from '@keepmark/auth';
import { useDatabase } from '@keepmark/local-store/react';
import { AppModal, Icon, notify } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { writeAiKeys } from '../ai-keys/ai-keys';
import { useAppContext } from '../app-context';
import { deleteAccount } from './delete-account';

/** Deletes the account and, if chosen, the data in this browser. */
export function DeleteAccount() {
  const { auth, api } = useAppContext();
  const user = useSessionUser();
  const database = useDatabase();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isDataToo, setDataToo] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState('');

  const remove = async () => {
    if (!user) return;
    setDeleting(true);
    setFailure('');
    try {
      await deleteAccount(auth, api, user.userId);
      if (isDataToo) {
        database.clearAll(database.tableNames);
        writeAiKeys({});
        const { emptyDeletedAndReplaced } = await import('../deleted/empty-log');
        await emptyDeletedAndReplaced(database);
      }
      await navigate({ to: '/', replace: true });
      notify.success(isDataToo ? 'Account and data deleted.' : 'Account deleted.');
    } catch (error) {
      setFailure(errorMessage(error, 'We couldn’t delete your account. Try again in a few minutes.'));
      setDeleting(false);
    }
  };

  return (
    <>
      <Button
        variant="subtle"
        color="error"
        leftSection={<Icon name="trash" size="sm" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Delete account
      </Button>
      <AppModal opened={isOpen} onClose={() => setOpen(false)} title="Delete your account?" size="md">
        <Stack>
          <Text>
            We delete your name and email address, and sign you out. Companies you added to the directory are deleted
            too; the ones we approved stay, without your name. If you have a plan, it ends now. You can’t undo this.
          </Text>
          <Checkbox
            label="Also delete the data in this browser"
            description="All your jobs, places, notes, and settings."
            checked={isDataToo}
            onChange={({ currentTarget }) => setDataToo(currentTarget.checked)}
          />
          {failure === '' ? null : (
            <Text role="alert" c="error">
              {failure}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button color="error" loading={isDeleting} onClick={() => void remove()}>
              Delete account
            </Button>
          </Group>
        </Stack>
      </AppModal>
    </>
  );
}
