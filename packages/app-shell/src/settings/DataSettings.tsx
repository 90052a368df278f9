import { useEffect, useState } from 'react';
import { readHealth } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { BackupAndRestore } from './BackupAndRestore';
import { ClearAll } from './ClearAll';
import { Fullness } from './Fullness';
import { SettingsSection } from './SettingsSection';

/** What this browser keeps, and what can be done with it. */
export function DataSettings() {
  const database = useDatabase();
  const [health, setHealth] = useState(() => readHealth(database));
  useEffect(() => database.subscribe(() => setHealth(readHealth(database))), [database]);
  return (
    <SettingsSection
      title="Your data"
      text="What you keep lies in this browser and nowhere else. It is lost when you clear the site’s data, so back it up."
    >
      <Fullness health={health} />
      <BackupAndRestore onChanged={() => setHealth(readHealth(database))} />
      <ClearAll />
    </SettingsSection>
  );
}
