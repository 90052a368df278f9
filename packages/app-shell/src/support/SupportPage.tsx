import { Text } from '@mantine/core';
import { PublicPage } from '../public-page/PublicPage';
import { SupportForm } from './SupportForm';

/** Where to write when something does not work or is not clear. */
export default function SupportPage() {
  return (
    <PublicPage title="Support">
      <Text maw="65ch">
        Write what you wanted to do and what happened instead. A person reads every message and answers by e-mail.
      </Text>
      <SupportForm />
    </PublicPage>
  );
}
