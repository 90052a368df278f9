import { calendarDayOf } from '@keepmark/ui/words';
import { NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { jobName, type JobValues } from '../job';
import type { Job } from '../job-table';
import classes from './JobTable.module.css';
import { moveBetweenCells } from './move-between-cells';
import type { CellEdit } from './table-columns';

export interface EditableCellProps {
  job: Job;
  label: string;
  text: string;
  edit: CellEdit;
  /** Whether Tab stops here. The arrow keys reach the other cells. */
  isTabStop: boolean;
  onChange: (job: Job, changes: JobValues) => void;
}

/** A cell that becomes a field when it is pressed. Enter and leaving it save, Escape doesn't. */
export function EditableCell({ job, label, text, edit, isTabStop, onChange }: EditableCellProps) {
  const { field } = edit;
  // `left` is by key: the cell has the focus again.
  const [state, setState] = useState<'shown' | 'edited' | 'left'>('shown');
  const stored = job[field];
  const name = `${label}, ${jobName(job)}`;
  // A field loses the focus when it is replaced, too: only the first of both counts.
  const isLeft = useRef(false);
  const leave = (next: 'shown' | 'left', value: string = stored) => {
    if (isLeft.current) return;
    isLeft.current = true;
    setState(next);
    if (value !== stored) onChange(job, { [field]: value });
  };

  if (state !== 'edited') {
    return (
      <button
        type="button"
        data-cell
        tabIndex={isTabStop ? 0 : -1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it had the focus as a field
        autoFocus={state === 'left'}
        className={classes['edit']}
        onKeyDown={moveBetweenCells}
        aria-label={`${name}: ${text || 'none'}`}
        onClick={() => {
          isLeft.current = false;
          setState('edited');
        }}
      >
        {text}
      </button>
    );
  }
  return <CellField label={name} stored={stored} edit={edit} onLeave={leave} />;
}

interface CellFieldProps {
  label: string;
  stored: string;
  edit: CellEdit;
  /** @param next `left` if a key ended the edit @param value missing to keep the stored one */
  onLeave: (next: 'shown' | 'left', value?: string) => void;
}

function CellField({ label, stored, edit: { options, isDate, isPast }, onLeave }: CellFieldProps) {
  const [today] = useState(() => calendarDayOf(new Date()));
  const validValue = (input: HTMLInputElement | HTMLSelectElement) =>
    input.checkValidity() ? input.value.trim() : stored;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { key, currentTarget } = event;
    if (key !== 'Escape' && key !== 'Enter') return;
    // Or Enter would press the button that takes the focus.
    event.preventDefault();
    onLeave('left', key === 'Escape' ? stored : validValue(currentTarget));
  };
  const shared = {
    size: 'xs',
    'aria-label': label,
    autoFocus: true,
    className: classes['field'] ?? '',
    onKeyDown,
  } as const;
  if (options) {
    return (
      <NativeSelect
        {...shared}
        data={options}
        defaultValue={stored}
        onChange={({ currentTarget }) => onLeave('left', currentTarget.value)}
        onBlur={() => onLeave('shown')}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      type={isDate ? 'date' : 'text'}
      max={isPast ? today : undefined}
      maxLength={200}
      defaultValue={stored}
      onBlur={({ currentTarget }) => onLeave('shown', validValue(currentTarget))}
    />
  );
}
