import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { remindOfBackups } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify } from '@keepmark/ui';
import { PathLink } from '../links/PathLink';
import type { AppleDevice } from './apple-storage';
import classes from './BackupReminder.module.css';
import { InstallAdvice } from './InstallAdvice';
import { useBackUp } from './use-back-up';

const reasons = {
  days: '30 days without a backup',
  changes: '100 changes without a backup',
  unvisited: 'Changes not backed up',
};
const details: Readonly<Record<keyof typeof reasons, string>> = {
  days: 'You haven’t backed up in 30 days, and your data has changed since.',
  changes: 'You’ve made at least 100 changes without a backup.',
  unvisited: 'Your latest changes aren’t backed up.',
};
const action = { size: 'compact-sm', className: classes['action'] ?? '' } as const;

interface BackupReminderProps {
  due: keyof typeof reasons;
  /** The device, if its browser deletes what isn't visited. */
  device?: AppleDevice | undefined;
  /** Called with the person's answer; `later` hides the reminder for the rest of the day. */
  onAnswered: (answer: 'done' | 'later') => void;
}

/** Reminds people to back up, in one line. They can do it now, put it off until tomorrow, or turn reminders off. */
export default function BackupReminder({ due, device, onAnswered }: BackupReminderProps) {
  const database = useDatabase();
  const { backUp, isBackingUp } = useBackUp();
  const [isOpen, setOpen] = useState(false);
  const never = () => {
    remindOfBackups(database, false);
    onAnswered('done');
    notify.info('We won’t remind you again. You can turn reminders back on in Settings.');
  };

  // Where the browser deletes what isn't visited, a file alone is easily forgotten.
  const elsewhere = (
    <Button {...action} variant="default" renderRoot={(props) => <PathLink {...props} to="/settings/devices" />}>
      Use on your other devices
    </Button>
  );

  return (
    <section className={classes['reminder']} aria-label="Backup reminder">
      <div className={classes['line']} data-wraps={device === undefined ? undefined : true}>
        <Icon name="database-export" size="sm" />
        <Text size="sm" className={classes['text']}>
          {reasons[due]}
        </Text>
        <Button {...action} loading={isBackingUp} onClick={() => void backUp(() => onAnswered('done'))}>
          Back up now
        </Button>
        {device ? elsewhere : null}
        <Button {...action} variant="default" onClick={() => onAnswered('later')}>
          Not now
        </Button>
        <Button {...action} variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          More
        </Button>
      </div>
      {isOpen ? (
        <div className={classes['more']}>
          <Text size="sm">{details[due]} Your data is stored only in this browser.</Text>
          {device ? <InstallAdvice device={device} /> : null}
          {device ? null : elsewhere}
          <Button {...action} variant="default" onClick={never}>
            Don’t remind me
          </Button>
        </div>
      ) : null}
    </section>
  );
}
