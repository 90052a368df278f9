import { SettingsSection } from '@keepmark/app-shell/settings-section';
import { sizeText } from '@keepmark/app-shell/size-text';
import { Icon, notify, useConfirm } from '@keepmark/ui';
import { calendarDayOf, clockText, formatDay, plural } from '@keepmark/ui/words';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../Failure';
import { AddDeviceDialog } from '../pairing/AddDeviceDialog';
import { RecoveryWordsDialog } from '../recovery-words/RecoveryWordsDialog';
import type { SyncControl, SyncOn, WordsToConfirm } from '../sync-control';
import { useAction } from '../use-action';
import { DeviceList } from './DeviceList';
import { ProblemNote } from './ProblemNote';
import { SyncedFilesSettings } from './SyncedFiles';
import { TurnOffDialog } from './TurnOffDialog';

interface SyncedDevicesProps {
  readonly control: SyncControl;
  readonly state: SyncOn;
}

/** Sync is on: how it is doing, the devices, and what can be done with them. */
export function SyncedDevices({ control, state }: SyncedDevicesProps) {
  return (
    <>
      {state.problem ? <ProblemNote problem={state.problem} onDismiss={() => control.dismissProblem()} /> : null}
      <SettingsSection title="Sync" text="What you save is encrypted on this device and is on all of your devices.">
        <Progress control={control} state={state} />
      </SettingsSection>
      {state.files ? (
        <SettingsSection
          title="Photos and files"
          text="Encrypted like everything else. If you turn off a kind, this device neither sends nor gets those files; what is stored already stays."
        >
          <SyncedFilesSettings control={control} files={state.files} storage={state.storage} />
        </SettingsSection>
      ) : null}
      <SettingsSection title="Your devices" text="They all have the same data.">
        <Members control={control} state={state} />
      </SettingsSection>
      <SettingsSection
        title="Recovery words"
        text="You need them if you lose all of your devices. Can’t find them? Make new ones; the old ones then stop working."
      >
        <NewWords control={control} />
      </SettingsSection>
      <SettingsSection title="Turn off sync" text="What you saved stays in this browser.">
        <TurnOff control={control} />
      </SettingsSection>
    </>
  );
}

/** "3:30 PM" of today, or else the day. */
function momentText(ms: number, now = new Date()): string {
  const day = calendarDayOf(new Date(ms));
  return day === calendarDayOf(now) ? `at ${clockText(ms)}` : `on ${formatDay(day)}`;
}

/** What hasn't reached the server yet, and when everything last had. */
function statusText({ pendingRows, lastSyncedAt, isReachable }: SyncOn): string {
  const waiting = pendingRows === 0 ? '' : `${plural(pendingRows, 'change')} to send`;
  if (!isReachable)
    return waiting === ''
      ? 'Offline. Your devices catch up when you’re back online.'
      : `Offline, ${waiting}. They’re saved here and go out when you’re back online.`;
  if (waiting !== '') return `${waiting}.`;
  return lastSyncedAt === undefined ? 'Nothing synced yet.' : `Up to date. Last synced ${momentText(lastSyncedAt)}.`;
}

function Progress({ control, state }: SyncedDevicesProps) {
  const { run, isRunning } = useAction(() => control.syncNow());
  const { storage } = state;
  return (
    <>
      <Text aria-live="polite">{statusText(state)}</Text>
      {storage ? (
        <Text size="sm" c="dimmed">
          {sizeText(storage.usedBytes)} of {sizeText(storage.limitBytes)} used on the server. Encrypted, so only you can
          read it.
        </Text>
      ) : null}
      <Button variant="light" leftSection={<Icon name="refresh" size="sm" />} loading={isRunning} onClick={run}>
        Sync now
      </Button>
    </>
  );
}

function Members({ control, state }: SyncedDevicesProps) {
  const confirm = useConfirm();
  const [isAdding, setAdding] = useState(false);
  const [words, setWords] = useState<WordsToConfirm>();
  const remove = useAction(async (id: string, name: string) => {
    const isSure = await confirm({
      title: `Remove ${name}?`,
      message:
        'It stops getting what you save. To lock it out, everything is encrypted again with a new key: you get new recovery words, and pair your other devices again. What is on the removed device stays there.',
      confirmLabel: 'Remove and change key',
      destructive: true,
    });
    if (isSure) setWords(await control.removeDeviceAndChangeKey(id));
  });
  const closed = (isDone: boolean) => {
    setWords(undefined);
    if (isDone) notify.success('The key is changed. Pair your other devices again.');
  };
  return (
    <>
      <DeviceList
        devices={state.devices}
        onRename={(id, name) => control.renameDevice(id, name)}
        onRemove={(device) => remove.run(device.id, device.name)}
      />
      {remove.failure === '' ? null : <Failure text={remove.failure} />}
      <Button leftSection={<Icon name="plus" size="sm" />} onClick={() => setAdding(true)}>
        Add a device
      </Button>
      {isAdding ? <AddDeviceDialog control={control} onClose={() => setAdding(false)} /> : null}
      {words ? (
        <RecoveryWordsDialog
          words={words}
          confirmLabel="Remove and change key"
          onConfirm={(typed, options) => control.confirmWords(typed, options)}
          onClose={closed}
        />
      ) : null}
    </>
  );
}

function NewWords({ control }: { readonly control: SyncControl }) {
  const [words, setWords] = useState<WordsToConfirm>();
  const { run, isRunning, failure } = useAction(async () => setWords(await control.newRecoveryWords()));
  const closed = (isDone: boolean) => {
    setWords(undefined);
    if (isDone) notify.success('Your new recovery words work now. The old ones don’t anymore.');
  };
  return (
    <>
      <Button variant="light" loading={isRunning} onClick={run}>
        Make new words
      </Button>
      {failure === '' ? null : <Failure text={failure} />}
      {words ? (
        <RecoveryWordsDialog
          words={words}
          confirmLabel="Use these words"
          onConfirm={(typed, options) => control.confirmWords(typed, options)}
          onClose={closed}
        />
      ) : null}
    </>
  );
}

function TurnOff({ control }: { readonly control: SyncControl }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Group>
      <Button variant="light" color="error" onClick={() => setAsking(true)}>
        Turn off sync
      </Button>
      {isAsking ? <TurnOffDialog control={control} onClose={() => setAsking(false)} /> : null}
    </Group>
  );
}
