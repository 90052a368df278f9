import { useAppContext } from '../app-context';
import { EverywhereShortcuts, KeyboardShortcuts } from '../shortcuts/KeyboardShortcuts';
import { SettingsSection } from './SettingsSection';

/** The shortcuts, and whether single keys are among them. */
export function KeyboardSettings() {
  const { site } = useAppContext();
  if (site.variant !== 'jobs') {
    return (
      <SettingsSection id="keyboard" title="Keyboard" text="Shortcuts that work on every screen.">
        <EverywhereShortcuts />
      </SettingsSection>
    );
  }
  return (
    <SettingsSection id="keyboard" title="Keyboard" text="Single keys work while no field has the focus.">
      <KeyboardShortcuts />
    </SettingsSection>
  );
}
