import { Alert, Button, Group, Text } from '@mantine/core';
import { remindOfBackups } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify } from '@keepmark/ui';
import type { AppleDevice } from './apple-storage';
import classes from './BackupReminder.module.css';
import { InstallAdvice } from './InstallAdvice';
import { useBackUp } from './use-back-up';

const reasons = {
  days: 'You haven’t backed up in 30 days, and your data has changed since.',
  changes: 'You’ve made at least 100 changes without a backup.',
  unvisited: 'Your latest changes aren’t backed up.',
};

interface BackupReminderProps {
  due: keyof typeof reasons;
  /** The device, if its browser deletes what isn't visited. */
  device?: AppleDevice | undefined;
  /** Called with the person's answer; `later` hides the reminder for the rest of the day. */
  onAnswered: (answer: 'done' | 'later') => void;
}

/** Reminds people to back up. They can do it now, put it off until tomorrow, or turn reminders off. */
export default function BackupReminder({ due, device, onAnswered }: BackupReminderProps) {
  const database = useDatabase();
  const { backUp, isBackingUp } = useBackUp();
  const never = () => {
    remindOfBackups(database, false);
    onAnswered('done');
    notify.info('We won’t remind you again. You can turn reminders back on in Settings.');
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
        <Text size="sm">{reasons[due]} Your data is stored only in this browser.</Text>
        {device ? <InstallAdvice device={device} /> : null}
        <Group gap="xs" mt="xs">
          <Button size="xs" loading={isBackingUp} onClick={() => void backUp(() => onAnswered('done'))}>
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
