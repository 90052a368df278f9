import { Text } from '@mantine/core';
import { PublicPage } from '../public-page/PublicPage';
import { TextSection } from '../public-page/TextSection';
import { oldestBrowsers } from './oldest-browsers';
import { SupportForm } from './SupportForm';

/** A page for asking support a question. */
export default function SupportPage() {
  return (
    <PublicPage title="Support">
      <Text maw="65ch">
        Tell us what you wanted to do and what happened instead. A person reads every message and replies by email.
      </Text>
      <SupportForm />
      <TextSection title="Browsers">
        <p>Keepmark works in {oldestBrowsers}, or later, on computers, phones, and tablets.</p>
      </TextSection>
    </PublicPage>
  );
}
