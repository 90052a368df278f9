import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { PathLink } from '@keepmark/app-shell/path-link';
import { useSessionUser } from '@keepmark/auth';
import { getSyncAccount } from '@keepmark/contracts/sync';
import { syncMark } from '@keepmark/local-store/sync-mark';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { Alert, Anchor, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { LoadSync } from '../use-sync';
import classes from './SyncRunner.module.css';

/**
 * Syncs while a screen for signed-in users is open. Where nothing is saved and sync is off, it asks the server once whether
 * the person's data is on other devices, and says so.
 */
export function SyncRunner({ loadSync }: { readonly loadSync: LoadSync }) {
  const app = useAppContext();
  const database = useDatabase();
  const userId = useSessionUser()?.userId;
  const [isElsewhere, setElsewhere] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isGone = false;
    const run = async () => {
      if (syncMark(database) !== undefined) await loadSync(app);
      else if ((await call(app.api, getSyncAccount)) && !isGone) setElsewhere(true);
    };
    // Without a connection, the next page tries again.
    run().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [app, database, loadSync, userId]);
  useEffect(() => database.subscribe(() => setSaved(true)), [database]);
  if (!isElsewhere || isSaved) return null;
  return (
    <Alert
      className={classes['notice'] ?? ''}
      role="note"
      variant="light"
      color="info"
      icon={<Icon name="refresh" size="sm" />}
      title="Your data is on your other devices"
    >
      <Text size="sm">
        Nothing is saved in this browser yet.{' '}
        <Anchor component={PathLink} to="/settings/devices" inherit>
          Get your data here
        </Anchor>
      </Text>
    </Alert>
  );
}
