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
  /** The name of the group that they are, or of the one place; empty for none. */
  title: string;
  /** One place by itself, whose name is not that of a group. */
  isOne?: boolean;
}

/** Makes a link that holds places, to be sent to somebody. */
export function SharePlacesDialog({ opened, onClose, ...props }: SharePlacesDialogProps) {
  return (
    <AppModal opened={opened} onClose={onClose} title={`Share ${props.title || plural(props.places.length, 'place')}`}>
      <ShareForm {...props} onClose={onClose} />
    </AppModal>
  );
}

function ShareForm({ places, title, isOne = false, onClose }: Omit<SharePlacesDialogProps, 'opened'>) {
  const [withNotes, setWithNotes] = useState(false);
  const made = useMemo(() => {
    try {
      return {
        link: `${window.location.origin}/places/shared#${shareFragment(places, { title: isOne ? '' : title, withNotes })}`,
      };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }, [places, title, isOne, withNotes]);
  return (
    <Stack>
      <Text size="sm">
        The link itself holds {isOne ? 'the place' : plural(places.length, 'place')}: nothing is stored on a server, and
        later changes do not reach it. Whoever opens it looks first, and then keeps what it holds, or not.
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
