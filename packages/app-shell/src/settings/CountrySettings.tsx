import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '@keepmark/ui';
import { countryName } from '../country/countries';
import { useCountrySetting } from '../country/country-setting';
import { SettingsSection } from './SettingsSection';

const CountryDialog = lazy(() => import('../country/CountryDialog'));

/** The country that searches start with. */
export function CountrySettings() {
  const [country, choose] = useCountrySetting();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <SettingsSection
      title="Country"
      text="Searches for jobs, companies and places start here. Each search can look elsewhere."
    >
      <Button
        variant="light"
        leftSection={<Icon name="world" size="sm" />}
        aria-haspopup="dialog"
        aria-label={`Country: ${countryName(country)}`}
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        {countryName(country)}
      </Button>
      <Suspense fallback={null}>
        {wasOpen ? (
          <CountryDialog opened={isOpen} value={country} onChoose={choose} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </SettingsSection>
  );
}
