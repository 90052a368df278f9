import { plural } from '@keepmark/ui/words';
import { Alert, Text } from '@mantine/core';
import type { Health } from '@keepmark/local-store/care';
import { Icon } from '@keepmark/ui';
import { atTime } from './data-formats';

/** Warns when storage is blocked, and says when lost entries were restored. */
export function StoredState({ health }: { health: Health }) {
  const { mode, lastRecovery } = health;
  return (
    <>
      {mode === 'memory' ? (
        <Alert w="100%" role="note" variant="light" color="warning" icon={<Icon name="alert-triangle" size="sm" />}>
          Your browser is blocking storage, so changes will be lost when you close this page. Allow site data in your
          browser’s settings, or back up before you leave.
        </Alert>
      ) : null}
      {lastRecovery ? (
        <Text size="sm" c="dimmed">
          On {atTime(lastRecovery.atMs)}, we found that your browser had lost{' '}
          {plural(lastRecovery.rows, 'recently saved entry', 'recently saved entries')}. We restored{' '}
          {lastRecovery.rows === 1 ? 'it' : 'all of them'}.
        </Text>
      ) : null}
    </>
  );
}
