import { Icon } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { PathLink } from '../links/PathLink';

/** Opens the AI settings. Only the jobs site has them. */
export function AiSettingsButton() {
  return (
    <Button
      variant="light"
      leftSection={<Icon name="sparkles" size="sm" />}
      renderRoot={(props) => <PathLink {...props} to="/assistant" />}
    >
      AI settings
    </Button>
  );
}
