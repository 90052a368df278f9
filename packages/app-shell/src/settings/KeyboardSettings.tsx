import { KeyboardShortcuts } from '../shortcuts/KeyboardShortcuts';
import { SettingsSection } from './SettingsSection';

/** The shortcuts, and whether single keys are among them. */
export function KeyboardSettings() {
  return (
    <SettingsSection id="keyboard" title="Keyboard" text="Single keys work while no field has the focus.">
      <KeyboardShortcuts />
    </SettingsSection>
  );
}
