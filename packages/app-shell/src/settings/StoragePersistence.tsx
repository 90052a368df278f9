import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { persistStorage, type PersistedStorage } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { browserTraits, deletesUnvisitedData } from './apple-storage';
import { InstallAdvice } from './InstallAdvice';

/** Says whether the browser may delete the data on its own, and lets people ask it not to. */
export function StoragePersistence() {
  const database = useDatabase();
  const [state, setState] = useState<PersistedStorage>();
  const [device] = useState(() => deletesUnvisitedData(browserTraits()));
  useEffect(() => {
    let isMounted = true;
    const look = async () => {
      const next = await storageState();
      if (isMounted) setState(next);
    };
    void look();
    return () => {
      isMounted = false;
    };
  }, []);

  if (database.mode === 'memory' || state === undefined) return null;
  if (state === 'persisted')
    return (
      <Text size="sm" c="dimmed">
        Your browser won’t delete your data on its own.
      </Text>
    );
  return (
    <>
      <Text size="sm" c="dimmed">
        Your browser may delete your data when your disk is full.
      </Text>
      {device ? <InstallAdvice device={device} /> : null}
      {state === 'refused' ? (
        <Text component="output" size="sm">
          Your browser said no. It says yes to sites you use often, bookmarked, or installed. Until then, back up
          regularly.
        </Text>
      ) : null}
      {state === 'too-early' ? (
        <Button
          variant="light"
          leftSection={<Icon name="lock" size="sm" />}
          onClick={() => void persistStorage(database, 'now').then(setState)}
        >
          Protect my data
        </Button>
      ) : null}
    </>
  );
}

async function storageState(): Promise<PersistedStorage> {
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage?.persist) return 'unsupported';
  return (await storage.persisted()) ? 'persisted' : 'too-early';
}
