import { Button, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Database } from '@keepmark/local-store';
import { readHealth } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { PathLink } from '../links/PathLink';
import { syncPartOf } from '../session/sync-part';
import classes from './BackupReminder.module.css';
import { defineSetting, useSetting } from './setting';

/** Losing this many would hurt. */
const offeredAfterJobs = 10;
/** Counting reads the storage, so it waits for a pause in the writing. */
const pauseMs = 3000;

/** Whether the person has answered. Either answer is for good. */
const answeredSetting = defineSetting('sync', 'offer-answered', (stored) => stored === 'true');

const isDue = (database: Database): boolean =>
  database.mode !== 'memory' &&
  syncPartOf(database) !== 'on' &&
  readHealth(database).tables.some(({ name, rows }) => name === 'jobs' && rows >= offeredAfterJobs);

/** Offers sync once, after the tenth saved job, in one line. */
export default function SyncOffer() {
  const [isAnswered, setAnswered] = useSetting(answeredSetting);
  const { pathname } = useLocation();
  return isAnswered || pathname.startsWith('/settings') ? null : <Offer onAnswered={() => setAnswered(true)} />;
}

function Offer({ onAnswered }: { onAnswered: () => void }) {
  const database = useDatabase();
  const [isShown, setShown] = useState(() => isDue(database));
  const look = useDebouncedCallback(() => setShown(isDue(database)), pauseMs);
  useEffect(() => database.subscribe(look), [database, look]);
  if (!isShown) return null;
  const action = { size: 'compact-sm', className: classes['action'] ?? '', onClick: onAnswered } as const;
  return (
    <section className={classes['reminder']} aria-label="Use on your other devices">
      <div className={classes['line']} data-wraps>
        <Icon name="refresh" size="sm" />
        <Text size="sm" className={classes['text']}>
          Your jobs are only in this browser
        </Text>
        <Button {...action} renderRoot={(props) => <PathLink {...props} to="/settings/devices" />}>
          Use on your other devices
        </Button>
        <Button {...action} variant="default">
          No thanks
        </Button>
      </div>
    </section>
  );
}
