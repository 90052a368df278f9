import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { TableHealth } from '@keepmark/local-store/care';
import { AppModal } from '@keepmark/ui';
import type { Variant } from '../site';
import { type ClearChoice, type Cleared, clearedBy } from './clear-choices';
import { inList } from './data-formats';
import { OnAllDevices } from './OnAllDevices';

export interface ClearDialogProps {
  /** The site. What it is for comes first. */
  variant: Variant;
  /** All tables in the database, and what is deleted like one. */
  tables: readonly Pick<TableHealth, 'name' | 'rows'>[];
  onClose: () => void;
  onClear: (cleared: Cleared, isForGood: boolean) => void;
}

const labels: Readonly<Record<ClearChoice, string>> = {
  all: 'Jobs, companies, résumés, and settings',
  'places-and-contacts': 'Places and contacts',
};
/** What the site is for comes first, and only that is chosen. */
const choicesOf: Readonly<Record<Variant, readonly [ClearChoice, ClearChoice]>> = {
  jobs: ['all', 'places-and-contacts'],
  places: ['places-and-contacts', 'all'],
};

/** Lists what each choice deletes, with counts, before anything is deleted. */
export function ClearDialog({ variant, tables, onClose, onClear }: ClearDialogProps) {
  const choices = choicesOf[variant];
  const [chosen, setChosen] = useState<readonly ClearChoice[]>([choices[0]]);
  const [isForGood, setForGood] = useState(false);
  const offered = choices.map((choice) => ({ choice, cleared: clearedBy(choice, tables) }));
  const wanted = offered.filter(({ choice, cleared }) => chosen.includes(choice) && cleared.counts.length > 0);
  const toggle = (choice: ClearChoice, checked: boolean) =>
    setChosen(checked ? [...chosen, choice] : chosen.filter((other) => other !== choice));
  return (
    <AppModal opened onClose={onClose} title="Clear all?" size="md">
      <Stack>
        {offered.map(({ choice, cleared: { counts } }) => (
          <Checkbox
            key={choice}
            label={labels[choice]}
            description={counts.length > 0 ? `Deletes ${inList(counts)}.` : 'Nothing saved.'}
            checked={counts.length > 0 && chosen.includes(choice)}
            disabled={counts.length === 0}
            onChange={({ currentTarget }) => toggle(choice, currentTarget.checked)}
          />
        ))}
        <Checkbox
          label="Delete permanently"
          description="Also empties Recently deleted and Replaced texts. Otherwise, you can restore your entries for 30 days, but not your settings and AI keys."
          checked={isForGood}
          onChange={({ currentTarget }) => setForGood(currentTarget.checked)}
        />
        <OnAllDevices>Sync is on: this deletes on all of your devices.</OnAllDevices>
        <Text size="sm">You can undo it until you close or reload this page.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            color="error"
            disabled={wanted.length === 0}
            onClick={() =>
              onClear(
                {
                  tables: wanted.flatMap(({ cleared }) => cleared.tables),
                  counts: wanted.flatMap(({ cleared }) => cleared.counts),
                },
                isForGood,
              )
            }
          >
            Clear all
          </Button>
        </Group>
      </Stack>
    </AppModal>
  );
}
