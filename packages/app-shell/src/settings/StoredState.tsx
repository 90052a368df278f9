import { Alert, Text } from '@mantine/core';
import type { Health } from '@keepmark/local-store/care';
import { Icon } from '@keepmark/ui';
import { atTime, inWords } from './kept-formats';

/** What happened to the data by itself: kept nowhere, or lost by the disk and brought back. */
export function StoredState({ health }: { health: Health }) {
  const { mode, lastRecovery } = health;
  return (
    <>
      {mode === 'memory' ? (
        <Alert w="100%" role="note" variant="light" color="warning" icon={<Icon name="alert-triangle" size="sm" />}>
          Your browser keeps this site from storing data: what you add is gone when you close the page. Allow the site
          to store data in the settings of the browser, or make a backup before you leave.
        </Alert>
      ) : null}
      {lastRecovery ? (
        <Text size="sm" c="dimmed">
          On {atTime(lastRecovery.atMs)} the browser had lost{' '}
          {inWords(lastRecovery.rows, 'entry that was', 'entries that were')} saved shortly before it ended, and{' '}
          {lastRecovery.rows === 1 ? 'it was' : 'all of them were'} brought back.
        </Text>
      ) : null}
    </>
  );
}
