import { Alert, Button, Group, Text } from '@mantine/core';
import { createBackup, remindOfBackups } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify } from '@keepmark/ui';
import { downloadFile } from '@keepmark/ui/file-export';
import classes from './BackupReminder.module.css';

const reasons = {
  days: 'You have not backed up for 30 days, and have changed things since.',
  changes: 'You have made 100 changes without a backup.',
};

interface BackupReminderProps {
  due: keyof typeof reasons;
  /** It is answered: hidden for the rest of the day, when it is put off. */
  onAnswered: (answer: 'done' | 'later') => void;
}

/** Reminds of a backup that is due: until it is made, until tomorrow, or never again. */
export default function BackupReminder({ due, onAnswered }: BackupReminderProps) {
  const database = useDatabase();
  const backUp = () => {
    const { name, text } = createBackup(database);
    downloadFile(name, text, 'application/json');
    onAnswered('done');
    notify.success('Your backup is in your downloads.');
  };
  const never = () => {
    remindOfBackups(database, false);
    onAnswered('done');
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
          <Button size="xs" variant="default" onClick={() => onAnswered('later')}>
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
