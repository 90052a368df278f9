import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { keepStorage, type KeptStorage } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';

/** Whether the browser may clear the data by itself, and a way to ask it not to. */
export function KeptByBrowser() {
  const database = useDatabase();
  const [state, setState] = useState<KeptStorage>();
  useEffect(() => {
    let stays = true;
    const look = async () => {
      const next = await isKept();
      if (stays) setState(next);
    };
    void look();
    return () => {
      stays = false;
    };
  }, []);

  if (database.mode === 'memory' || state === undefined) return null;
  if (state === 'kept')
    return (
      <Text size="sm" c="dimmed">
        Your browser keeps the data until you delete it.
      </Text>
    );
  return (
    <>
      <Text size="sm" c="dimmed">
        Your browser may clear the data when the disk is full, and Safari does so after seven days without a visit.
      </Text>
      {state === 'refused' ? (
        <Text component="output" size="sm">
          The browser refused. It agrees for sites that you use often, have bookmarked or have installed; until then,
          make backups.
        </Text>
      ) : null}
      {state === 'too-early' ? (
        <Button
          variant="light"
          leftSection={<Icon name="lock" size="sm" />}
          onClick={() => void keepStorage(database, 'now').then(setState)}
        >
          Ask the browser to keep it
        </Button>
      ) : null}
    </>
  );
}

async function isKept(): Promise<KeptStorage> {
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage?.persist) return 'unsupported';
  return (await storage.persisted()) ? 'kept' : 'too-early';
}
