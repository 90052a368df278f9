import { openShare } from '@keepmark/app-shell';
import { AppModal, Icon } from '@keepmark/ui';
import { Alert, Button, CopyButton, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Place } from '../place-table';
import { plural } from '../plural';
import { shareFragment } from './share-link';

export interface SharePlacesDialogProps {
  opened: boolean;
  onClose: () => void;
  places: readonly Place[];
  /** The name of the group that they are; empty for none. */
  title: string;
}

/** Makes a link that holds places, to be sent to somebody. */
export function SharePlacesDialog({ opened, onClose, ...props }: SharePlacesDialogProps) {
  return (
    <AppModal opened={opened} onClose={onClose} title={`Share ${props.title || plural(props.places.length, 'place')}`}>
      <ShareForm {...props} onClose={onClose} />
    </AppModal>
  );
}

function ShareForm({ places, title, onClose }: Omit<SharePlacesDialogProps, 'opened'>) {
  const [withNotes, setWithNotes] = useState(false);
  const made = useMemo(() => {
    try {
      return { link: `${window.location.origin}/places/shared#${shareFragment(places, { title, withNotes })}` };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }, [places, title, withNotes]);
  return (
    <Stack>
      <Text size="sm">
        The link holds {plural(places.length, 'place')} themselves: nothing is stored on a server, and later changes do
        not reach it. Whoever opens it sees them first and then keeps them, or not.
      </Text>
      <Switch
        label="With my notes"
        checked={withNotes}
        onChange={({ currentTarget }) => setWithNotes(currentTarget.checked)}
      />
      {made.link === undefined ? (
        <Alert color="warning" role="alert">
          {made.problem}
        </Alert>
      ) : (
        <>
          <TextInput label="Link" readOnly value={made.link} onFocus={({ currentTarget }) => currentTarget.select()} />
          <Group gap="xs">
            <CopyButton value={made.link}>
              {({ copied, copy }) => (
                <Button leftSection={<Icon name={copied ? 'check' : 'link'} size="sm" />} onClick={copy}>
                  {copied ? 'Link copied' : 'Copy link'}
                </Button>
              )}
            </CopyButton>
            <Button
              variant="default"
              leftSection={<Icon name="share" size="sm" />}
              onClick={() => {
                onClose();
                openShare(made.link);
              }}
            >
              Send it
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
