import { AppModal } from '@keepmark/ui';
import { calendarDayOf, formatDay } from '@keepmark/ui/words';
import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { Failure } from '../Failure';
import type { SyncDevice } from '../sync-control';
import { useAction } from '../use-action';
import classes from './DeviceList.module.css';

interface DeviceListProps {
  readonly devices: readonly SyncDevice[];
  readonly onRename: (id: string, name: string) => Promise<void>;
  readonly onRemove: (device: SyncDevice) => void;
}

const dayText = (ms: number): string => formatDay(calendarDayOf(new Date(ms)));

/** The devices of a person, this one first. */
export function DeviceList({ devices, onRename, onRemove }: DeviceListProps) {
  const [renamed, setRenamed] = useState<SyncDevice>();
  return (
    <>
      <ul className={classes['devices']}>
        {devices.map((device) => (
          <li key={device.id}>
            <div className={classes['about']}>
              <Group gap="xs">
                <Text fw={600}>{device.name}</Text>
                {device.isThisDevice ? <Badge variant="light">This device</Badge> : null}
              </Group>
              <Text size="sm" c="dimmed">
                Added {dayText(device.addedAt)}
                {device.isThisDevice ? '' : `, last used ${dayText(device.lastSeenAt)}`}
              </Text>
            </div>
            <Button size="xs" variant="default" aria-label={`Rename ${device.name}`} onClick={() => setRenamed(device)}>
              Rename
            </Button>
            {device.isThisDevice ? null : (
              <Button
                size="xs"
                variant="light"
                color="error"
                aria-label={`Remove ${device.name}`}
                onClick={() => onRemove(device)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {renamed ? (
        <RenameDialog
          name={renamed.name}
          onRename={(name) => onRename(renamed.id, name)}
          onClose={() => setRenamed(undefined)}
        />
      ) : null}
    </>
  );
}

/** Long enough for any device, and short enough for a row on a phone. */
const maxNameLength = 60;

interface RenameDialogProps {
  readonly name: string;
  readonly onRename: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const { run, isRunning, failure } = useAction(async () => {
    await onRename(typed.trim());
    onClose();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <AppModal opened onClose={onClose} title="Rename device">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            maxLength={maxNameLength}
            required
            data-autofocus
          />
          {failure === '' ? null : <Failure text={failure} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isRunning} disabled={typed.trim() === ''}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </AppModal>
  );
}
