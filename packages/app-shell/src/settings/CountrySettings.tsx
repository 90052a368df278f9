import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '@keepmark/ui';
import { countryName } from '@keepmark/ui/words';
import { useCountrySetting } from '../country/country-setting';
import { SettingsSection } from './SettingsSection';

const CountryDialog = lazy(() => import('../country/CountryDialog'));

/** The default country for searches. */
export function CountrySettings() {
  const [country, choose] = useCountrySetting();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <SettingsSection
      title="Country"
      text="Job, company, and place searches start here. You can change it in any search."
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
