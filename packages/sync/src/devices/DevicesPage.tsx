import { ErrorState, LoadingState, Page } from '@keepmark/ui';
import { Progress, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { PairingOffer } from '../pairing/PairingOffer';
import { takePairingSecret } from '../pairing/pairing-secret';
import type { SyncControl, SyncProgress } from '../sync-control';
import { type SyncSlots, useSync, useSyncState } from '../use-sync';
import { AskFirst } from './AskFirst';
import { JoinDevices } from './JoinDevices';
import { SyncedDevices } from './SyncedDevices';
import { TurnOnSync } from './TurnOnSync';

/** Settings → Devices: sync, the devices that have it, and how to add one. */
export function DevicesPage({ slots: { loadSync } }: { readonly slots: SyncSlots }) {
  const { control, hasFailed, retry } = useSync(loadSync);
  return (
    <Page title="Devices" width="text">
      {hasFailed ? (
        <ErrorState title="We couldn’t load this page" onRetry={retry}>
          Check your connection and try again. What you saved is still in this browser.
        </ErrorState>
      ) : control ? (
        <Devices control={control} />
      ) : (
        <LoadingState label="Loading your devices" />
      )}
    </Page>
  );
}

function Devices({ control }: { readonly control: SyncControl }) {
  const state = useSyncState(control);
  const [secret, setSecret] = useState(takePairingSecret);
  useEffect(() => {
    void control.checkServer();
  }, [control]);

  if (secret !== undefined && (state.kind === 'off' || state.kind === 'pair-again'))
    return <PairingOffer control={control} secret={secret} onClose={() => setSecret(undefined)} />;
  switch (state.kind) {
    case 'unknown':
      return <LoadingState label="Loading your devices" />;
    case 'starting':
      return <Starting progress={state.progress} />;
    case 'on':
      return <SyncedDevices control={control} state={state} />;
    case 'ask-first':
      return <AskFirst control={control} />;
    case 'pair-again':
      return <JoinDevices control={control} reason="key-changed" />;
    case 'off':
      return state.server === 'data' ? (
        <JoinDevices control={control} reason="data" />
      ) : (
        <TurnOnSync control={control} state={state} />
      );
    default:
      return state satisfies never;
  }
}

function Starting({ progress }: { readonly progress: SyncProgress | undefined }) {
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <output>
      <Text mb="xs">
        Getting what your other devices saved{total > 0 ? `: ${done} of ${total}` : ' …'} You can go on working.
      </Text>
      <Progress value={total === 0 ? 0 : (100 * done) / total} animated aria-label="Progress" />
    </output>
  );
}
