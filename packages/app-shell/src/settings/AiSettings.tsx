import { useSessionUser } from '@keepmark/auth';
import { useAppContext } from '../app-context';
import { AiSettingsButton } from './AiSettingsButton';
import { SettingsSection } from './SettingsSection';

/** The way to the AI settings, for those who can open them and have screens that use them. */
export function AiSettings() {
  const { site } = useAppContext();
  const user = useSessionUser();
  if (!user || site.variant !== 'jobs') return null;
  return (
    <SettingsSection title="AI" text="Choose who answers, add a key of your own, and find earlier answers.">
      <AiSettingsButton />
    </SettingsSection>
  );
}
