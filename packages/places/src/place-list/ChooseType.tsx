import { AppModal } from '@keepmark/ui';
import { Button, Select, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { placeTypeOptions } from '../place-type-options';

export interface ChooseTypeProps {
  opened: boolean;
  placeCount: number;
  onClose: () => void;
  /** @param replaces whether the kinds that the places have go */
  onChoose: (type: string, replaces: boolean) => void;
}

/** Asks for the kind that many places are to have. */
export function ChooseType({ opened, onClose, ...props }: ChooseTypeProps) {
  return (
    <AppModal opened={opened} onClose={onClose} title="Set the kind" size="sm">
      <TypeForm {...props} />
    </AppModal>
  );
}

function TypeForm({ placeCount, onChoose }: Pick<ChooseTypeProps, 'placeCount' | 'onChoose'>) {
  const [type, setType] = useState<string | null>(null);
  const [replaces, setReplaces] = useState(false);
  return (
    <Stack>
      <Select
        label="Kind"
        placeholder="Restaurant, park, travel destination…"
        data={placeTypeOptions}
        searchable
        nothingFoundMessage="No such kind"
        value={type}
        onChange={setType}
      />
      <Switch
        label="Take away the kinds that they have"
        checked={replaces}
        onChange={({ currentTarget }) => setReplaces(currentTarget.checked)}
      />
      <Button disabled={type === null} onClick={() => type !== null && onChoose(type, replaces)}>
        Set it for {placeCount === 1 ? 'the place' : `${placeCount.toLocaleString('en')} places`}
      </Button>
    </Stack>
  );
}
