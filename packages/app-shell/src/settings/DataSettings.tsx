import { useEffect, useState } from 'react';
import { readHealth } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { BackupAndRestore } from './BackupAndRestore';
import { BackupStatus } from './BackupStatus';
import { ClearAll } from './ClearAll';
import { Fullness } from './Fullness';
import { KeptByBrowser } from './KeptByBrowser';
import { RescuedPieces } from './RescuedPieces';
import { SettingsSection } from './SettingsSection';
import { StoredState } from './StoredState';

/** What this browser keeps, how it is, and what can be done with it. */
export function DataSettings() {
  const database = useDatabase();
  const [health, setHealth] = useState(() => readHealth(database));
  useEffect(() => {
    const read = () => setHealth(readHealth(database));
    const stops = [database.subscribe(read), database.subscribeNotices(read)];
    return () => stops.forEach((stop) => stop());
  }, [database]);
  const readAgain = () => setHealth(readHealth(database));
  return (
    <>
      <SettingsSection
        title="Your data"
        text="What you keep is in this browser and nowhere else. It is lost when you clear the site’s data, so back it up."
      >
        <StoredState health={health} />
        <RescuedPieces pieces={health.rescued} onChanged={readAgain} />
        {health.mode === 'memory' ? null : <Fullness health={health} />}
        <KeptByBrowser />
      </SettingsSection>
      <SettingsSection title="Backup" text="One file holds everything, and can be restored here or in another browser.">
        <BackupStatus health={health} />
        <BackupAndRestore onChanged={readAgain} />
      </SettingsSection>
      <SettingsSection
        title="Clear all"
        text="Deletes what you saved in this browser: jobs, companies, and settings, and places and contacts if you choose them too."
      >
        <ClearAll />
      </SettingsSection>
    </>
  );
}
