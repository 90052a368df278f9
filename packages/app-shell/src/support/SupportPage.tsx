import { Text } from '@mantine/core';
import { PublicPage } from '../public-page/PublicPage';
import { SupportForm } from './SupportForm';

/** A page for asking support a question. */
export default function SupportPage() {
  return (
    <PublicPage title="Support">
      <Text maw="65ch">
        Tell us what you wanted to do and what happened instead. A person reads every message and replies by email.
      </Text>
      <SupportForm />
    </PublicPage>
  );
}
