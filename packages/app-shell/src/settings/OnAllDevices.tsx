import { Text } from '@mantine/core';
import { useDatabase } from '@keepmark/local-store/react';
import { syncPartOf } from '../session/sync-part';

/** Says in the question before a large change that it reaches the person's other devices; nothing where sync is off. */
export function OnAllDevices({ children }: { children: string }) {
  const database = useDatabase();
  return syncPartOf(database) === 'on' ? (
    <Text size="sm" fw={600}>
      {children}
    </Text>
  ) : null;
}
