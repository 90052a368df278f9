import { Alert, Button, Group, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { backupDue, createBackup, remindOfBackups } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify } from '@keepmark/ui';
import { downloadFile } from '@keepmark/ui/file-export';
import classes from './BackupReminder.module.css';

const reasons = {
  days: 'You have not backed up for 30 days, and have changed things since.',
  changes: 'You have made 100 changes without a backup.',
};

/** Looking costs a read of the storage, so it waits for a pause in the writing. */
const pauseMs = 3000;
const laterKey = 'keepmark-backup-later';

/** Reminds of a backup when one is due: until it is made, until the tab is closed, or never again. */
export default function BackupReminder() {
  const database = useDatabase();
  const [due, setDue] = useState(() => backupDue(database));
  const [isLater, setLater] = useState(() => sessionStorage.getItem(laterKey) !== null);
  const look = useDebouncedCallback(() => setDue(backupDue(database)), pauseMs);
  useEffect(() => database.subscribe(look), [database, look]);
  if (!due || isLater || database.mode === 'memory') return null;

  const backUp = () => {
    const { name, text } = createBackup(database);
    downloadFile(name, text, 'application/json');
    setDue(undefined);
    notify.success('Your backup is in your downloads.');
  };
  const later = () => {
    sessionStorage.setItem(laterKey, 'yes');
    setLater(true);
  };
  const never = () => {
    remindOfBackups(database, false);
    setDue(undefined);
    notify.info('You will not be reminded again. The settings turn it on.');
  };

  return (
    <section className={classes['reminder']} aria-label="Backup reminder">
      <Alert
        role="note"
        variant="light"
        color="info"
        icon={<Icon name="database-export" size="sm" />}
        title="Time for a backup"
      >
        <Text size="sm" mb="xs">
          {reasons[due]} What you keep lies in this browser alone.
        </Text>
        <Group gap="xs">
          <Button size="xs" onClick={backUp}>
            Back up now
          </Button>
          <Button size="xs" variant="default" onClick={later}>
            Not now
          </Button>
          <Button size="xs" variant="subtle" onClick={never}>
            Don’t remind me
          </Button>
        </Group>
      </Alert>
    </section>
  );
}
