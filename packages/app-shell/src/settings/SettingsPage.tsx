import { useEffect, useState } from 'react';
import { DatabaseProvider } from '@keepmark/local-store/react';
import { LoadingState, Page } from '@keepmark/ui';
import '@keepmark/ui/screens.css';
import { PublicFooter } from '../public-page/PublicFooter';
import { siteDatabase } from '../site-database';
import { useAppContext } from '../app-context';
import { AiSettings } from './AiSettings';
import { AppearanceSettings } from './AppearanceSettings';
import { CountrySettings } from './CountrySettings';
import { DataSettings } from './DataSettings';
import { KeyboardSettings } from './KeyboardSettings';
import { MeasuresSettings } from './MeasuresSettings';

/** Settings: appearance, default country, keyboard, and the data in this browser. */
export default function SettingsPage() {
  const { database = siteDatabase() } = useAppContext();
  const [isReady, setReady] = useState(database.isReady);
  useEffect(() => {
    database.ready.then(
      () => setReady(true),
      () => setReady(true),
    );
  }, [database]);
  return (
    <DatabaseProvider database={database}>
      <Page title="Settings" width="text">
        <AppearanceSettings />
        {isReady ? (
          <>
            <CountrySettings />
            <MeasuresSettings />
            <KeyboardSettings />
            <AiSettings />
            <DataSettings />
          </>
        ) : (
          <LoadingState label="Loading your data" />
        )}
      </Page>
      <PublicFooter />
    </DatabaseProvider>
  );
}
