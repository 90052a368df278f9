import { plural } from '@keepmark/ui/words';
import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { type Health, remindOfBackups, remindsOfBackups } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { atTime } from './data-formats';

function lastBackup({ lastBackupAtMs, changesSinceBackup }: Health): string {
  if (lastBackupAtMs === undefined)
    return changesSinceBackup === 0
      ? 'Nothing to back up yet.'
      : `Never backed up. ${plural(changesSinceBackup, 'change', 'changes')} so far.`;
  const since = changesSinceBackup === 0 ? 'Nothing' : plural(changesSinceBackup, 'entry', 'entries');
  return `Last backup: ${atTime(lastBackupAtMs)}. ${since} changed since.`;
}

/** Shows when the last backup was made, and turns reminders on or off. */
export function BackupStatus({ health }: { health: Health }) {
  const database = useDatabase();
  const [reminds, setReminds] = useState(() => remindsOfBackups(database));
  return (
    <>
      <Text size="sm">{lastBackup(health)}</Text>
      <Switch
        label="Remind me to back up"
        description="After 30 days or 100 changes without a backup."
        checked={reminds}
        onChange={({ currentTarget: { checked } }) => {
          remindOfBackups(database, checked);
          setReminds(checked);
        }}
      />
    </>
  );
}
