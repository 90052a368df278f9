import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { type Health, remindOfBackups, remindsOfBackups } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { atTime, inWords } from './kept-formats';

function lastBackup({ lastBackupAtMs, changesSinceBackup }: Health): string {
  if (lastBackupAtMs === undefined)
    return changesSinceBackup === 0
      ? 'There is nothing to back up yet.'
      : `No backup was made in this browser yet, after ${inWords(changesSinceBackup, 'change', 'changes')}.`;
  const since = changesSinceBackup === 0 ? 'Nothing' : inWords(changesSinceBackup, 'entry', 'entries');
  return `Last backup: ${atTime(lastBackupAtMs)}. ${since} changed since.`;
}

/** When the last backup was made, and whether to be reminded of the next. */
export function BackupStatus({ health }: { health: Health }) {
  const database = useDatabase();
  const [reminds, setReminds] = useState(() => remindsOfBackups(database));
  return (
    <>
      <Text size="sm">{lastBackup(health)}</Text>
      <Switch
        label="Remind me of backups"
        description="After 30 days, or 100 changes, without one."
        checked={reminds}
        onChange={({ currentTarget: { checked } }) => {
          remindOfBackups(database, checked);
          setReminds(checked);
        }}
      />
    </>
  );
}
