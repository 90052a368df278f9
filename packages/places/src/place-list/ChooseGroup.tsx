import { AppModal } from '@keepmark/ui';
import { Autocomplete, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { plainName } from '../place';
import type { PlaceGroup } from '../place-group-tables';
import { usePlaceGroups } from '../place-groups-store';

export interface ChooseGroupProps {
  opened: boolean;
  title: string;
  placeCount: number;
  /** Not offered: the places are in it. */
  leftOut?: PlaceGroup | undefined;
  onClose: () => void;
  /** @param name of a group that is there, or of one to make */
  onChoose: (name: string) => void;
}

/** Asks for a group by name; one that is not there yet is made. */
export function ChooseGroup({ opened, onClose, title, ...props }: ChooseGroupProps) {
  return (
    <AppModal opened={opened} onClose={onClose} title={title} size="sm">
      <GroupForm {...props} />
    </AppModal>
  );
}

function GroupForm({ placeCount, leftOut, onChoose }: Omit<ChooseGroupProps, 'opened' | 'title' | 'onClose'>) {
  const groups = usePlaceGroups().filter(({ internalId }) => internalId !== leftOut?.internalId);
  const [name, setName] = useState('');
  const known = groups.find((group) => plainName(group.name) === plainName(name));
  const places = placeCount === 1 ? 'the place' : `${placeCount.toLocaleString('en')} places`;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onChoose(name.trim());
      }}
    >
      <Stack>
        <Autocomplete
          label="Name of the group"
          placeholder="Weekend, Summer in Oslo…"
          data-autofocus
          maxLength={200}
          data={[...new Set(groups.map((group) => group.name))]}
          value={name}
          onChange={setName}
        />
        <Text size="sm" c="dimmed">
          {name.trim() === '' || known
            ? 'A place may be in many groups, and stays in each once.'
            : 'There is no group of this name yet: it is made.'}
        </Text>
        <Button type="submit" disabled={!name.trim()}>
          {known || !name.trim() ? `Put ${places} there` : `Make it and put ${places} there`}
        </Button>
      </Stack>
    </form>
  );
}
