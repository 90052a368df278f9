import { SettingsSection } from '@keepmark/app-shell/settings-section';
import { ErrorLine, LoadingState, notify } from '@keepmark/ui';
import { Alert, Button, List } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../Failure';
import { RecoveryWordsDialog } from '../recovery-words/RecoveryWordsDialog';
import type { SyncControl, SyncOff, WordsToConfirm } from '../sync-control';
import { useAction } from '../use-action';
import { useAskAboutSaved } from './saved-here';

/** Sync is off on all devices: what it does, and turning it on. */
export function TurnOnSync({ control, state }: { readonly control: SyncControl; readonly state: SyncOff }) {
  const [words, setWords] = useState<WordsToConfirm>();
  const mayAdd = useAskAboutSaved(control);
  const { run, isRunning, failure } = useAction(async () => {
    if (await mayAdd()) setWords(await control.turnOn());
  });
  const closed = (isOn: boolean) => {
    setWords(undefined);
    if (isOn) notify.success('Sync is on. Add your other devices below.');
  };
  return (
    <>
      {state.turnedOffElsewhere ? (
        <Alert variant="light" color="info" title="Sync was turned off on another device">
          The server’s copy was deleted. What you saved is still in this browser.
        </Alert>
      ) : null}
      <SettingsSection
        title="Use it on all of your devices"
        text="What you save is stored only in this browser. With sync, it’s on your phone and your computer, and you have it back if you lose one of them."
      >
        <List spacing="xs">
          <List.Item>Free, and you can turn it off at any time.</List.Item>
          <List.Item>Encrypted on your device. Nobody but you can read it, including us.</List.Item>
          <List.Item>Everything works without a connection, as before.</List.Item>
          <List.Item>Photos and recordings stay on the device they were made on.</List.Item>
        </List>
        {state.server === 'not-offered' ? (
          <Alert variant="light" color="info">
            This site doesn’t offer sync. You can still back up to a file in Settings.
          </Alert>
        ) : state.server === 'unknown' ? (
          <Asking control={control} />
        ) : (
          <Button loading={isRunning} onClick={run}>
            Turn on sync
          </Button>
        )}
        {failure === '' ? null : <Failure text={failure} />}
      </SettingsSection>
      {words ? (
        <RecoveryWordsDialog
          words={words}
          confirmLabel="Turn on sync"
          onConfirm={(typed, options) => control.confirmWords(typed, options)}
          onClose={closed}
        />
      ) : null}
    </>
  );
}

/** The server is being asked, or couldn't be. */
function Asking({ control }: { readonly control: SyncControl }) {
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await control.checkServer();
    setAsking(false);
  };
  if (isAsking) return <LoadingState label="Asking the server" />;
  return <ErrorLine message="We couldn’t reach the server." onRetry={() => void ask()} />;
}
