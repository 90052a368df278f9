import { SettingsSection } from '@keepmark/app-shell/settings-section';
import { useSessionUser } from '@keepmark/auth';
import { notify } from '@keepmark/ui';
import { Button, Group } from '@mantine/core';
import { useAskAboutSaved } from '../devices/saved-here';
import { Failure } from '../Failure';
import type { SyncControl } from '../sync-control';
import { useAction } from '../use-action';

interface PairingOfferProps {
  readonly control: SyncControl;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Somebody opened the address of a pairing code here: asks before it joins. */
export function PairingOffer({ control, secret, onClose }: PairingOfferProps) {
  const user = useSessionUser();
  const mayAdd = useAskAboutSaved(control);
  const { run, isRunning, failure } = useAction(async () => {
    if (!(await mayAdd())) return;
    await control.joinWithPairing(secret);
    notify.success('This device syncs now.');
    onClose();
  });
  return (
    <SettingsSection
      title="Sync this device?"
      text={`What you saved as ${user?.email ?? 'you'} on your other devices comes to this browser. What is saved here stays and is combined with it.`}
    >
      {failure === '' ? null : <Failure text={failure} />}
      <Group>
        <Button loading={isRunning} onClick={run}>
          Sync this device
        </Button>
        <Button variant="default" onClick={onClose}>
          {failure === '' ? 'Not now' : 'Other ways'}
        </Button>
      </Group>
    </SettingsSection>
  );
}
