import { Button, Group } from '@mantine/core';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { readHealth } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { PathLink } from '../links/PathLink';
import { syncPartOf } from '../session/sync-part';
import { BackupAndRestore } from './BackupAndRestore';
import { BackupStatus } from './BackupStatus';
import { ClearAll } from './ClearAll';
import { DevicesButton } from './DevicesButton';
import { DataPageLink } from './data-page/DataPageLink';
import { Fullness } from './Fullness';
import { StoragePersistence } from './StoragePersistence';
import { UnreadableData } from './UnreadableData';
import { SettingsSection } from './SettingsSection';
import { StoredState } from './StoredState';

/** Another tab may write many keys at a time, and reading takes a while. */
const pauseMs = 200;

/** The data stored in this browser: its state, backups, and clearing it. */
export function DataSettings() {
  const database = useDatabase();
  const [health, setHealth] = useState(() => readHealth(database));
  useEffect(() => {
    const read = () => setHealth(readHealth(database));
    const stops = [database.subscribe(read), database.subscribeNotices(read)];
    return () => stops.forEach((stop) => stop());
  }, [database]);
  const readAgain = () => setHealth(readHealth(database));
  // The database says nothing of a table that this tab hasn't read.
  useWindowEvent('storage', useDebouncedCallback(readAgain, pauseMs));
  return (
    <>
      <SettingsSection
        title="Your data"
        text={
          syncPartOf(database) === 'on'
            ? 'What you save is in this browser and on your other devices.'
            : 'What you save is stored only in this browser. Clearing this site’s data deletes it, so back it up.'
        }
      >
        <StoredState health={health} />
        <UnreadableData pieces={health.rescued} onChanged={readAgain} />
        {health.mode === 'memory' ? null : <Fullness health={health} />}
        <StoragePersistence />
        <DataPageLink />
      </SettingsSection>
      <SettingsSection
        title="Devices"
        text="Use what you save on your phone and your computer, and have it back if you lose one. Free, and encrypted so that only you can read it."
      >
        <DevicesButton />
      </SettingsSection>
      <SettingsSection title="Backup" text="Back up everything to one file. Restore it here or in another browser.">
        <BackupStatus health={health} />
        <BackupAndRestore onChanged={readAgain} />
      </SettingsSection>
      <SettingsSection
        title="Restore what’s gone"
        text="Entries that you deleted, and texts that a newer one replaced, are here for 30 days."
      >
        <Group>
          <Button variant="light" renderRoot={(props) => <PathLink {...props} to="/settings/deleted" />}>
            Recently deleted
          </Button>
          <Button variant="light" renderRoot={(props) => <PathLink {...props} to="/settings/replaced" />}>
            Replaced texts
          </Button>
        </Group>
      </SettingsSection>
      <SettingsSection
        title="Clear all"
        text="Deletes what you saved in this browser: jobs, companies, résumés, and settings, and places and contacts if you choose them too. You can restore entries for 30 days, unless you delete them permanently."
      >
        <ClearAll tables={health.tables} />
      </SettingsSection>
    </>
  );
}
