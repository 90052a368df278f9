import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { notify, shownDisplayMode } from '@keepmark/ui';
import { toggleDisplayMode } from '../top-bar/toggle-display-mode';
import { ColorFamilyChoice } from './ColorFamilyChoice';
import { SettingsSection } from './SettingsSection';

const modes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light or dark, and the color family. */
export function AppearanceSettings() {
  const [mode] = useState(shownDisplayMode);
  return (
    <SettingsSection title="Appearance" text="Applies immediately.">
      <SegmentedControl
        aria-label="Display mode"
        data={modes}
        value={mode}
        onChange={(next) => {
          if (next !== mode) void toggleDisplayMode();
        }}
      />
      <ColorFamilyChoice
        onRefused={() =>
          notify.warning('Your browser is blocking storage, so this color lasts only until you leave the site.')
        }
      />
    </SettingsSection>
  );
}
