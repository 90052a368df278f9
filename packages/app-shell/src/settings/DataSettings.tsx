import { ClearAll } from './ClearAll';
import { SettingsSection } from './SettingsSection';

/** What this browser keeps, and what can be done with it. */
export function DataSettings() {
  return (
    <SettingsSection
      title="Your data"
      text="What you keep lies in this browser and nowhere else. It is lost when you clear the site’s data."
    >
      <ClearAll />
    </SettingsSection>
  );
}
