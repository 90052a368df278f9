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
  const [isWaiting, setWaiting] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isGone = false;
    let unsubscribe = () => {};
    const run = async () => {
      if (syncMark(database) !== undefined) {
        const control = await loadSync(app);
        if (isGone) return;
        const follow = () => setWaiting(control.state.kind === 'ask-first');
        unsubscribe = control.subscribe(follow);
        follow();
      } else if ((await call(app.api, getSyncAccount)) && !isGone) setElsewhere(true);
    };
    // Without a connection, the next page tries again.
    run().catch(() => {});
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [app, database, loadSync, userId]);
  useEffect(() => database.subscribe(() => setSaved(true)), [database]);
  if (isWaiting)
    return (
      <Notice title="This browser isn’t syncing" action="Choose what happens to it">
        It has data that isn’t part of your sync yet.
      </Notice>
    );
  if (!isElsewhere || isSaved) return null;
  return (
    <Notice title="Your data is on your other devices" action="Get your data here">
      Nothing is saved in this browser yet.
    </Notice>
  );
}

/** A line above the screen that leads to Settings → Devices. */
function Notice({ title, action, children }: { title: string; action: string; children: string }) {
  return (
    <Alert
      className={classes['notice'] ?? ''}
      role="note"
      variant="light"
      color="info"
      icon={<Icon name="refresh" size="sm" />}
      title={title}
    >
      <Text size="sm">
        {children}{' '}
        <Anchor component={PathLink} to="/settings/devices" inherit>
          {action}
        </Anchor>
      </Text>
    </Alert>
  );
}
