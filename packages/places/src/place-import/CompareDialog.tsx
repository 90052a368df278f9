import { AppModal } from '@keepmark/ui';
import { Button, Radio, Stack, Switch, Text } from '@mantine/core';
import type { Place } from '../place-table';
import { placeName } from '../place';
import { differenceKey, type ImportDecisions } from './decide-import';
import classes from './ImportPage.module.css';
import type { PlannedPlace } from './plan-import';

export interface CompareDialogProps {
  planned: PlannedPlace;
  saved: Place;
  decisions: ImportDecisions;
  onChange: (decisions: ImportDecisions) => void;
  onClose: () => void;
}

export function toggled<Item>(set: ReadonlySet<Item>, item: Item, isIn: boolean): ReadonlySet<Item> {
  return new Set(isIn ? [...set, item] : [...set].filter((other) => other !== item));
}

/** Shows a saved place beside an entry of a file, and lets the person choose where they differ. */
export function CompareDialog({ planned, saved, decisions, onChange, onClose }: CompareDialogProps) {
  const isSeparate = decisions.separate.has(planned.index);
  return (
    <AppModal opened onClose={onClose} title={placeName(saved)}>
      <Stack>
        {planned.reason ? <Text size="sm">{planned.reason}</Text> : null}
        {isSeparate
          ? null
          : planned.differences.map((difference) => {
              const key = differenceKey(planned, difference);
              return (
                <Radio.Group
                  key={key}
                  label={difference.label}
                  value={decisions.fromFile.has(key) ? 'file' : 'mine'}
                  onChange={(value) =>
                    onChange({ ...decisions, fromFile: toggled(decisions.fromFile, key, value === 'file') })
                  }
                >
                  <div className={classes['sides']}>
                    <Radio value="mine" label={difference.mine} description="Keep mine" />
                    <Radio value="file" label={difference.theirs} description="Use the file’s" />
                  </div>
                </Radio.Group>
              );
            })}
        <Switch
          label="This is another place"
          description="Adds it as a new place and leaves the saved one as it is"
          checked={isSeparate}
          onChange={({ currentTarget }) =>
            onChange({ ...decisions, separate: toggled(decisions.separate, planned.index, currentTarget.checked) })
          }
        />
        <Button onClick={onClose}>Done</Button>
      </Stack>
    </AppModal>
  );
}
