import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { notify, readDisplayMode } from '@keepmark/ui';
import { toggleDisplayMode } from '../top-bar/toggle-display-mode';
import { ColourFamilyChoice } from './ColourFamilyChoice';
import { SettingsSection } from './SettingsSection';

const modes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light or dark, and the colour family. */
export function AppearanceSettings() {
  const [mode] = useState(readDisplayMode);
  return (
    <SettingsSection title="Appearance" text="Kept in this browser, and shown at once.">
      <SegmentedControl
        aria-label="Display mode"
        data={modes}
        value={mode}
        onChange={(next) => {
          if (next !== mode) void toggleDisplayMode();
        }}
      />
      <ColourFamilyChoice
        onRefused={() =>
          notify.warning('Your browser keeps this site from storing data: the colour is for this visit only.')
        }
      />
    </SettingsSection>
  );
}
