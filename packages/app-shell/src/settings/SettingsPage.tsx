import { useEffect, useState } from 'react';
import { DatabaseProvider } from '@keepmark/local-store/react';
import { LoadingState, Page } from '@keepmark/ui';
import '@keepmark/ui/screens.css';
import { PublicFooter } from '../public-page/PublicFooter';
import { siteDatabase } from '../site-database';
import { useAppContext } from '../app-context';
import { AppearanceSettings } from './AppearanceSettings';
import { CountrySettings } from './CountrySettings';
import { DataSettings } from './DataSettings';
import { KeyboardSettings } from './KeyboardSettings';
import { MeasuresSettings } from './MeasuresSettings';
import { useSessionUser } from '@keepmark/auth';
import { AiSettingsButton } from './AiSettingsButton';
import { SettingsSection } from './SettingsSection';

/** The way to the AI settings, for those who can open them and have screens that use them. */
function AiSettings() {
  const { site } = useAppContext();
  const user = useSessionUser();
  if (!user || site.variant !== 'jobs') return null;
  return (
    <SettingsSection title="AI" text="Choose who answers, add a key of your own, and find earlier answers.">
      <AiSettingsButton />
    </SettingsSection>
  );
}

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
