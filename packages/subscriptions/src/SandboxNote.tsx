import type { BillingMode } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Alert } from '@mantine/core';

/** Says that payments are only simulated. Renders nothing if they are real. */
export function SandboxNote({ mode }: { readonly mode: BillingMode }) {
  if (mode !== 'sandbox') return null;
  return (
    <Alert color="info" icon={<Icon name="info-circle" />} title="Sandbox: no money moves">
      You can subscribe, renew, and cancel to try things out. No card is charged.
    </Alert>
  );
}
