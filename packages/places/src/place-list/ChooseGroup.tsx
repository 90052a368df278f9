import { filterOptions } from '@keepmark/ui/filter-options';
import { AppModal } from '@keepmark/ui';
import { Autocomplete, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { plainName } from '../place';
import type { PlaceGroup } from '../place-group-tables';
import { usePlaceGroups } from '../place-groups-store';
import { plural } from '@keepmark/ui/words';

export interface ChooseGroupProps {
  opened: boolean;
  /** Whether the places stay in their other groups. */
  verb: 'Add' | 'Move';
  placeCount: number;
  /** A group not to offer, since the places are in it. */
  excluded?: PlaceGroup | undefined;
  onClose: () => void;
  /** @param name of an existing or a new group */
  onChoose: (name: string) => void;
}

/** Asks for the name of an existing or a new group. */
export function ChooseGroup({ opened, onClose, ...props }: ChooseGroupProps) {
  return (
    <AppModal opened={opened} onClose={onClose} title={`${props.verb} to group`} size="sm">
      <GroupForm {...props} />
    </AppModal>
  );
}

function GroupForm({ verb, placeCount, excluded, onChoose }: Omit<ChooseGroupProps, 'opened' | 'onClose'>) {
  const groups = usePlaceGroups().filter(({ internalId }) => internalId !== excluded?.internalId);
  const [name, setName] = useState('');
  const existing = groups.find((group) => plainName(group.name) === plainName(name));
  const places = plural(placeCount, 'place');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onChoose(name.trim());
      }}
    >
      <Stack>
        <Autocomplete
          filter={filterOptions}
          label="Group name"
          placeholder="Weekend, Summer in Oslo…"
          data-autofocus
          maxLength={200}
          data={[...new Set(groups.map((group) => group.name))]}
          limit={50}
          value={name}
          onChange={setName}
        />
        <Text size="sm" c="dimmed">
          A place can be in many groups. Type a new name to create a group.
        </Text>
        <Button type="submit" disabled={!name.trim()}>
          {existing || !name.trim() ? `${verb} ${places}` : `Create group and ${verb.toLowerCase()} ${places}`}
        </Button>
      </Stack>
    </form>
  );
}
