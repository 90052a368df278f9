import { useAllRows } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Job } from '../job-table';
import classes from './JobPage.module.css';
import { nextStepTable } from '../next-steps/next-step-table';
import { isOpen, stepList } from '../next-steps/step-list';
import { NextStepLine } from './NextStepLine';

const Checklist = lazy(() => import('../next-steps/Checklist'));
const AddNextStep = lazy(async () => ({ default: (await import('../next-steps/NextStepForm')).AddNextStep }));

/** The next steps of a job as a checklist, or what its status asks for while it has none. */
export function NextSteps({ job, today }: { job: Job; today: string }) {
  const rows = useAllRows(nextStepTable, { where: { jobId: job.internalId } });
  const steps = useMemo(() => stepList(job, rows), [job, rows]);
  const [isAdding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding) button.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);
  return (
    <div className={classes['nextSteps']}>
      {steps.some(isOpen) ? null : <NextStepLine job={job} today={today} />}
      {steps.length > 0 ? (
        <Suspense>
          <Checklist jobId={job.internalId} steps={steps} today={today} />
        </Suspense>
      ) : null}
      {isAdding ? (
        <Suspense>
          <AddNextStep job={job} onClose={() => setAdding(false)} />
        </Suspense>
      ) : (
        <Button
          ref={button}
          variant="subtle"
          size="compact-md"
          leftSection={<Icon name="plus" size="xs" />}
          onClick={() => setAdding(true)}
        >
          Add next step
        </Button>
      )}
    </div>
  );
}
