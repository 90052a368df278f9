import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { AlreadySaved } from '../duplicates/AlreadySaved';
import { savedJobFinder } from '../duplicates/same-job';
import type { JobValues } from '../job';
import type { Job } from '../job-table';
import { useSavedJobs } from '../jobs-store';
import { useJobActions } from '../use-job-actions';
import classes from './AddJobForm.module.css';
import type { JobFormValues } from './job-form';
import { JobForm, type JobFormProps } from './JobForm';

export interface AddJobFormProps extends Omit<JobFormProps, 'onSubmit' | 'notice'> {
  /** The values to store. */
  valuesOf: (form: JobFormValues) => JobValues;
  /** What the toast says, to match the button. */
  verb?: 'Added' | 'Saved';
}

interface Warning {
  readonly job: Job;
  /** Whether the person tried to add the job, or only opened the form. */
  readonly wasSubmitted: boolean;
}

/** The form for a new job. It asks before it adds a job that is already saved. */
export function AddJobForm({ valuesOf, verb, ...props }: AddJobFormProps) {
  const { add } = useJobActions();
  const jobs = useSavedJobs();
  const [warning, setWarning] = useState<Warning | undefined>(() => {
    const { initialValues } = props;
    const job = initialValues.jobTitle === '' ? undefined : savedJobFinder(jobs)(valuesOf(initialValues));
    return job && { job, wasSubmitted: false };
  });
  const isConfirmed = useRef(false);
  const addAnyway = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (warning?.wasSubmitted) addAnyway.current?.focus();
  }, [warning]);

  const submit = (form: JobFormValues): boolean => {
    const values = valuesOf(form);
    const job = isConfirmed.current ? undefined : savedJobFinder(jobs)(values);
    isConfirmed.current = false;
    setWarning(job && { job, wasSubmitted: true });
    return job === undefined && add(values, verb);
  };
  const notice = warning ? (
    <AlreadySaved job={warning.job}>
      <div className={classes['buttons']}>
        <Button
          ref={addAnyway}
          type="submit"
          size="sm"
          variant="default"
          onClick={() => {
            isConfirmed.current = true;
          }}
        >
          Add anyway
        </Button>
      </div>
    </AlreadySaved>
  ) : null;
  return <JobForm {...props} onSubmit={submit} notice={notice} />;
}
