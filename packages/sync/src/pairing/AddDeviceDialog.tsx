import { AppModal, ErrorState, Icon, LoadingState, notify } from '@keepmark/ui';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { encode } from 'uqr';
import type { Pairing, SyncControl } from '../sync-control';
import { syncErrorText } from '../sync-error-text';
import classes from './AddDeviceDialog.module.css';

interface AddDeviceDialogProps {
  readonly control: SyncControl;
  readonly onClose: () => void;
}

/** Shows a code that another device scans to join. It works once, for ten minutes, and not after the dialog closed. */
export function AddDeviceDialog({ control, onClose }: AddDeviceDialogProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <AppModal opened onClose={onClose} title="Add a device">
      <Offer key={attempt} control={control} onAgain={() => setAttempt(attempt + 1)} onClose={onClose} />
    </AppModal>
  );
}

interface OfferProps extends AddDeviceDialogProps {
  readonly onAgain: () => void;
}

function Offer({ control, onAgain, onClose }: OfferProps) {
  const [pairing, setPairing] = useState<Pairing>();
  const [failure, setFailure] = useState('');
  const [isExpired, setExpired] = useState(false);
  useEffect(() => {
    let isGone = false;
    let offered: Pairing | undefined;
    let expiry: ReturnType<typeof setTimeout> | undefined;
    const address = new URL('/settings/devices', window.location.href).href;
    control.createPairing(address).then(
      (made) => {
        offered = made;
        if (isGone) return made.cancel();
        setPairing(made);
        expiry = setTimeout(() => setExpired(true), made.expiresAt - Date.now());
        return undefined;
      },
      (error: unknown) => !isGone && setFailure(syncErrorText(error)),
    );
    return () => {
      isGone = true;
      clearTimeout(expiry);
      // It ends by itself if the server can't be reached.
      offered?.cancel().catch(() => {});
    };
  }, [control]);
  if (failure !== '')
    return (
      <ErrorState title="We couldn’t make a code" onRetry={onAgain}>
        {failure}
      </ErrorState>
    );
  if (isExpired)
    return (
      <Stack align="center">
        <Text>This code is older than 10 minutes and doesn’t work anymore.</Text>
        <Button onClick={onAgain}>New code</Button>
      </Stack>
    );
  return pairing ? <Code address={pairing.address} onClose={onClose} /> : <LoadingState label="Making a code" />;
}

/** One path for all dark squares. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
}

function Code({ address, onClose }: { readonly address: string; readonly onClose: () => void }) {
  const { size, data } = useMemo(() => encode(address, { border: 2 }), [address]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success('Copied. Open the link on your other device within 10 minutes.');
    } catch {
      notify.warning('Your browser didn’t allow copying. Scan the code instead.');
    }
  };
  return (
    <Stack>
      <List type="ordered" spacing="xs">
        <List.Item>Scan this code with your phone’s camera, or open its link on the other device.</List.Item>
        <List.Item>Sign in there as you are here.</List.Item>
        <List.Item>Choose “Sync this device”.</List.Item>
      </List>
      <svg
        className={classes['code']}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="Code to scan with the other device"
        shapeRendering="crispEdges"
      >
        <path d={pathOf(data)} />
      </svg>
      <Text size="sm" c="dimmed">
        It works once, for 10 minutes. Show it to nobody: whoever opens it and can sign in as you gets your data.
      </Text>
      <Group justify="flex-end">
        <Button variant="light" leftSection={<Icon name="copy" size="sm" />} onClick={() => void copy()}>
          Copy link
        </Button>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
