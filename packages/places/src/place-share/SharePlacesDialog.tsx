import { openShare } from '@keepmark/app-shell';
import { AppModal, Icon } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { Alert, Button, CopyButton, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Place } from '../place-table';
import { plural } from '@keepmark/ui/words';
import { shareFragment } from './share-link';

export interface SharePlacesDialogProps {
  opened: boolean;
  onClose: () => void;
  places: readonly Place[];
  /** The name of the group or of the single place; empty for none. */
  title: string;
  /** Whether it is a single place, so the title isn't a group's name. */
  isOne?: boolean;
}

/** Creates a link that contains places. */
export function SharePlacesDialog({ opened, onClose, ...props }: SharePlacesDialogProps) {
  return (
    <AppModal opened={opened} onClose={onClose} title={`Share ${props.title || plural(props.places.length, 'place')}`}>
      <ShareForm {...props} onClose={onClose} />
    </AppModal>
  );
}

function ShareForm({ places, title, isOne = false, onClose }: Omit<SharePlacesDialogProps, 'opened'>) {
  const [withNotes, setWithNotes] = useState(false);
  const result = useMemo(() => {
    try {
      return {
        link: `${window.location.origin}/places/shared#${shareFragment(places, { title: isOne ? '' : title, withNotes })}`,
      };
    } catch (error) {
      return { problem: errorMessage(error) };
    }
  }, [places, title, isOne, withNotes]);
  return (
    <Stack>
      <Text size="sm">
        The link contains a copy of {isOne ? 'the place' : plural(places.length, 'place')}. Later changes aren’t
        included. Nothing is stored on our server.
      </Text>
      <Switch
        label="Include my notes"
        checked={withNotes}
        onChange={({ currentTarget }) => setWithNotes(currentTarget.checked)}
      />
      {result.link === undefined ? (
        <Alert color="warning" role="alert">
          {result.problem}
        </Alert>
      ) : (
        <>
          <TextInput
            label="Link"
            readOnly
            value={result.link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Group gap="xs">
            <CopyButton value={result.link}>
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
                openShare(result.link);
              }}
            >
              Share
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
