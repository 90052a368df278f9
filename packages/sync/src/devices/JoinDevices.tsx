import { SettingsSection } from '@keepmark/app-shell/settings-section';
import { notify, useConfirm } from '@keepmark/ui';
import { Alert, Button, Group, List, Text, Textarea } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { Failure } from '../Failure';
import type { SyncControl } from '../sync-control';
import { useAction } from '../use-action';
import { useAskAboutSaved } from './saved-here';

interface JoinDevicesProps {
  readonly control: SyncControl;
  /** Other devices have data, or changed the key. */
  readonly reason: 'data' | 'key-changed';
}

/** The person's data is on other devices: the ways to get it here. */
export function JoinDevices({ control, reason }: JoinDevicesProps) {
  return (
    <>
      {reason === 'key-changed' ? (
        <Alert variant="light" color="warning" title="Pair this device again">
          Another device changed the key. What you saved is still in this browser, and syncs again once it’s paired.
        </Alert>
      ) : null}
      <SettingsSection
        title={reason === 'data' ? 'Your data is on your other devices' : 'With your other device'}
        text={
          reason === 'data'
            ? 'Sync is on for your account. Get your data in this browser, too. What you saved here stays and is combined with it.'
            : 'The quickest way, if you have it with you.'
        }
      >
        <List type="ordered" spacing="xs">
          <List.Item>On a device that has your data, open Settings, then Devices.</List.Item>
          <List.Item>Choose “Add a device”.</List.Item>
          <List.Item>Scan the code with this device’s camera, or open the link here.</List.Item>
        </List>
      </SettingsSection>
      <SettingsSection title="With your recovery words" text="The 12 words that you saved when you turned on sync.">
        <WordsForm control={control} />
      </SettingsSection>
      <SettingsSection
        title="Neither a device nor the words"
        text="Nobody can read the server’s copy without one of them, including us. You can delete it and start again with what is in this browser."
      >
        <StartAgain control={control} />
      </SettingsSection>
    </>
  );
}

function WordsForm({ control }: { readonly control: SyncControl }) {
  const [words, setWords] = useState('');
  const mayAdd = useAskAboutSaved(control);
  const { run, isRunning, failure } = useAction(async () => {
    if (!(await mayAdd())) return;
    await control.joinWithWords(words);
    notify.success('This device syncs now.');
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form onSubmit={submit} style={{ width: '100%' }}>
      <Textarea
        label="Recovery words"
        description="In their order, with spaces between them"
        value={words}
        onChange={({ currentTarget: { value } }) => setWords(value)}
        minRows={2}
        autosize
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        required
        readOnly={isRunning}
      />
      {failure === '' ? null : <Failure text={failure} />}
      <Group mt="sm">
        <Button type="submit" loading={isRunning}>
          Get my data
        </Button>
      </Group>
    </form>
  );
}

function StartAgain({ control }: { readonly control: SyncControl }) {
  const confirm = useConfirm();
  const { run, isRunning, failure } = useAction(async () => {
    const isSure = await confirm({
      title: 'Delete the server’s copy?',
      message:
        'What is on the server can’t be brought back. Devices that still have your data keep it, and stop syncing. What is in this browser stays.',
      confirmLabel: 'Delete the server’s copy',
      destructive: true,
    });
    if (!isSure) return;
    await control.turnOff({ deleteServerCopy: true });
    await control.checkServer();
    notify.success('Deleted. You can turn on sync again.');
  });
  return (
    <>
      <Button variant="light" color="error" loading={isRunning} onClick={run}>
        Delete the server’s copy
      </Button>
      {failure === '' ? null : <Failure text={failure} />}
      <Text size="sm" c="dimmed">
        Not sure? Look in your password manager and in your downloads for “recovery-words.txt” first.
      </Text>
    </>
  );
}
