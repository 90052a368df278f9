import { Text } from '@mantine/core';
import { useState } from 'react';
import { Attributions } from '../about/Attributions';
import { PublicPage } from '../public-page/PublicPage';
import { TextSection } from '../public-page/TextSection';
import { Software } from './Software';

/** The licenses of all that the sites and the API's image are made of. */
export default function LicensesPage() {
  const [attempt, setAttempt] = useState(0);
  return (
    <PublicPage title="Licenses">
      <Text size="lg" maw="65ch">
        Keepmark is built on software, fonts, and data that their authors share. Thank you.
      </Text>
      <TextSection title="Data, fonts, and icons">
        <Attributions />
      </TextSection>
      <TextSection title="Software">
        <Software key={attempt} onRetry={() => setAttempt(attempt + 1)} />
      </TextSection>
    </PublicPage>
  );
}
