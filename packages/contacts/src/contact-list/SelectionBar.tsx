import { useBarFocus } from '@keepmark/ui/entity-list/use-bar-focus';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import type { Contact } from '../contact-table';
import { type ContactType, contactTypeLabels, contactTypes, isContactType } from '../contact-type';
import classes from './SelectionBar.module.css';

export interface SelectionBarProps {
  shown: readonly Contact[];
  selected: readonly Contact[];
  /** "12 of 40 contacts", shown while none is selected. */
  count: string;
  onSelectAll: (isSelected: boolean) => void;
  onType: (contactType: ContactType) => void;
  onContactedToday: () => void;
  onDelete: () => void;
}

const typeOptions = [
  { value: '', label: 'Change type' },
  ...contactTypes.map((value) => ({ value, label: contactTypeLabels[value] })),
];

/** The contact count and, with a selection, the bulk actions. */
export function SelectionBar({ shown, selected, count, ...on }: SelectionBarProps) {
  const focus = useBarFocus<HTMLDivElement>();
  const hasSome = selected.length > 0;
  const isAll = hasSome && selected.length === shown.length;
  return (
    <div {...focus} className={classes['bar']}>
      <Checkbox
        aria-label="Select all"
        checked={isAll}
        indeterminate={hasSome && !isAll}
        onChange={({ currentTarget }) => on.onSelectAll(currentTarget.checked)}
      />
      <output className={classes['count']}>
        {hasSome ? `${selected.length.toLocaleString('en')} selected` : count}
      </output>
      {hasSome ? (
        <>
          <Button size="compact-sm" variant="light" onClick={on.onContactedToday}>
            Contacted today
          </Button>
          <NativeSelect
            size="xs"
            aria-label="Change type of selected contacts"
            data={typeOptions}
            value=""
            onChange={({ currentTarget }) => {
              if (isContactType(currentTarget.value)) on.onType(currentTarget.value);
            }}
          />
          <Button size="compact-sm" variant="subtle" color="error" onClick={on.onDelete}>
            Delete
          </Button>
        </>
      ) : null}
    </div>
  );
}
