import { Icon } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { PathLink } from '../links/PathLink';

/** Opens Settings → Devices, which asks people to sign in. */
export function DevicesButton() {
  return (
    <Button
      variant="light"
      leftSection={<Icon name="refresh" size="sm" />}
      renderRoot={(props) => <PathLink {...props} to="/settings/devices" />}
    >
      Devices
    </Button>
  );
}
