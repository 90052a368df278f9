import { filterOptions } from '@keepmark/ui/filter-options';
import { AppModal } from '@keepmark/ui';
import { Button, Select, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { placeTypeOptions } from '../place-type-options';
import { plural } from '@keepmark/ui/words';

export interface ChooseTypeProps {
  opened: boolean;
  placeCount: number;
  onClose: () => void;
  /** @param replaces whether to remove the types that the places have */
  onChoose: (type: string, replaces: boolean) => void;
}

/** Asks for the type to set on many places. */
export function ChooseType({ opened, onClose, ...props }: ChooseTypeProps) {
  return (
    <AppModal opened={opened} onClose={onClose} title="Set type" size="sm">
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
        label="Type"
        placeholder="Restaurant, park, travel destination…"
        data={placeTypeOptions}
        searchable
        filter={filterOptions}
        selectFirstOptionOnChange
        nothingFoundMessage="No matching types"
        value={type}
        onChange={setType}
      />
      <Switch
        label="Replace existing types"
        checked={replaces}
        onChange={({ currentTarget }) => setReplaces(currentTarget.checked)}
      />
      <Button disabled={type === null} onClick={() => type !== null && onChoose(type, replaces)}>
        Set type for {plural(placeCount, 'place')}
      </Button>
    </Stack>
  );
}
