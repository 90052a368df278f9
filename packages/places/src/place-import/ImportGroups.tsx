import { plural } from '@keepmark/ui/words';
import { Button, Checkbox, Group } from '@mantine/core';
import classes from './ImportPage.module.css';

export interface ImportGroupsProps {
  /** The groups in the files, and how many places each gets. */
  groups: ReadonlyMap<string, number>;
  /** Those that nothing is added to. */
  without: ReadonlySet<string>;
  onChange: (without: ReadonlySet<string>) => void;
}

/** Chooses among the groups in the files. */
export function ImportGroups({ groups, without, onChange }: ImportGroupsProps) {
  const toggle = (name: string, isIncluded: boolean) =>
    onChange(new Set(isIncluded ? [...without].filter((other) => other !== name) : [...without, name]));
  return (
    <fieldset className={classes['groups']}>
      <legend>Add to {plural(groups.size, 'group')} from the files</legend>
      {groups.size > 3 ? (
        <Group gap="xs">
          <Button size="compact-sm" variant="subtle" onClick={() => onChange(new Set())}>
            Select all
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => onChange(new Set(groups.keys()))}>
            Select none
          </Button>
        </Group>
      ) : null}
      <div className={classes['groupList']}>
        {[...groups].map(([name, count]) => (
          <Checkbox
            key={name}
            label={`${name} (${count.toLocaleString('en')})`}
            checked={!without.has(name)}
            onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
