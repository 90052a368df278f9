import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { JobStatus } from '../job-status';
import { JobStatusSelect } from '../JobStatusSelect';
import { useJobActions } from '../use-job-actions';
import classes from './BoardColumn.module.css';

export interface QuickAddProps {
  /** The first one is the default. */
  statuses: readonly JobStatus[];
  onClose: () => void;
}

/** Adds jobs to a column, one after another. Escape closes it. */
export function QuickAdd({ statuses, onClose }: QuickAddProps) {
  const { add } = useJobActions();
  const [values, setValues] = useState({ jobTitle: '', companyName: '' });
  const [status, setStatus] = useState(statuses[0]);
  const title = useRef<HTMLInputElement>(null);
  const set = (name: keyof typeof values) => (event: { currentTarget: HTMLInputElement }) =>
    setValues({ ...values, [name]: event.currentTarget.value });
  const closeOnEscape = ({ key }: { key: string }) => {
    if (key === 'Escape') onClose();
  };
  const isEmpty = values.jobTitle.trim() === '' && values.companyName.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || status === undefined || !add({ ...values, status })) return;
    setValues({ jobTitle: '', companyName: '' });
    title.current?.focus();
  };
  return (
    <form className={classes['add']} onSubmit={submit}>
      <TextInput
        ref={title}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens on a click to add a job
        autoFocus
        onKeyDown={closeOnEscape}
        size="xs"
        aria-label="Job title"
        placeholder="Job title"
        value={values.jobTitle}
        onChange={set('jobTitle')}
      />
      <TextInput
        size="xs"
        aria-label="Company"
        onKeyDown={closeOnEscape}
        placeholder="Company"
        value={values.companyName}
        onChange={set('companyName')}
      />
      {statuses.length > 1 && status ? (
        <JobStatusSelect size="xs" aria-label="Status" value={status} onChange={setStatus} />
      ) : null}
      <div className={classes['addButtons']}>
        <Button type="submit" size="compact-sm" disabled={isEmpty}>
          Add
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
