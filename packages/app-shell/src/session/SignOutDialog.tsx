import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { deleteForGood } from '@keepmark/local-store/deleted';
import { AppModal } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { plural } from '@keepmark/ui/words';
import { useAppContext } from '../app-context';
import { aiKeysName } from '../settings/clear-choices';
import { clearTables } from '../settings/clear-tables';
import { closeSignOut, useShell } from '../shell-store';
import { siteDatabase } from '../site-database';
import { useSignOutNow } from './use-sign-out';

/** Asks someone with several devices whether what they saved stays in this browser when they sign out. */
export default function SignOutDialog() {
  const isOpen = useShell((shell) => shell.isSignOutOpen);
  const signOutNow = useSignOutNow();
  const deleteHere = useDeleteHere();
  const [isDeleted, setDeleted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const close = () => {
    setFailure('');
    closeSignOut();
  };
  const signOut = async () => {
    setBusy(true);
    setFailure('');
    try {
      if (isDeleted) await deleteHere();
      await signOutNow();
      close();
    } catch (error) {
      setFailure(errorMessage(error, 'We couldn’t delete your data here. Nothing was changed. Try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AppModal opened={isOpen} onClose={close} title="Sign out?" size="md">
      <Stack>
        <Text>What you saved stays in this browser unless you delete it. Your other devices have it, too.</Text>
        <Checkbox
          label="Delete what I saved from this browser"
          description="For a computer that others use. It stays on your other devices."
          checked={isDeleted}
          onChange={({ currentTarget: { checked } }) => setDeleted(checked)}
        />
        {failure === '' ? null : (
          <Text role="alert" c="error" size="sm">
            {failure}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button color={isDeleted ? 'error' : undefined} loading={isBusy} onClick={() => void signOut()}>
            {isDeleted ? 'Delete and sign out' : 'Sign out'}
          </Button>
        </Group>
      </Stack>
    </AppModal>
  );
}

/** Why what is saved can't be deleted here yet. */
class NotDeletedHereError extends Error {
  override readonly name = 'NotDeletedHereError';
}

/** Deletes everything in this browser and nowhere else, once the server has it all. @throws {NotDeletedHereError} */
function useDeleteHere(): () => Promise<void> {
  const app = useAppContext();
  return async () => {
    const { database = siteDatabase(), loadSync, loadReleaseCleared } = app;
    if (!loadSync)
      throw new NotDeletedHereError('We couldn’t load what this takes. Check your connection and try again.');
    const [device, releaseCleared] = await Promise.all([
      loadSync().then(({ syncedDevice }) => syncedDevice(app)),
      loadReleaseCleared?.(),
    ]);
    const waiting = await device.settle();
    if (waiting > 0) {
      const changes = waiting === 1 ? '1 change hasn’t' : `${plural(waiting, 'change')} haven’t`;
      throw new NotDeletedHereError(
        `${changes} reached your other devices. Try again with a connection, or sign out without deleting.`,
      );
    }
    await device.leave();
    clearTables(database, [...database.tableNames, aiKeysName], releaseCleared);
    await database.flush();
    await deleteForGood(database, 'everything', new Set(database.tableNames));
  };
}
