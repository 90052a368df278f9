import { Timeline, Title } from '@mantine/core';
import { useState } from 'react';
import { daysOfSteps, type JobStep } from './job-history';
import type { Job } from '../job-table';
import { EditStep } from './EditStep';
import { useJobHistory } from './history-store';
import classes from './JobTimeline.module.css';
import { TimelineStep } from './TimelineStep';

/** The history of a job, oldest step first. The date and the note of each step can be edited. */
export function JobTimeline({ job }: { job: Job }) {
  const steps = useJobHistory(job);
  const [now] = useState(() => new Date());
  const days = daysOfSteps(steps, now);
  const [edited, setEdited] = useState<JobStep>();
  return (
    <section aria-labelledby="job-history" className={classes['timeline']}>
      <Title order={2} size="h4" id="job-history">
        History
      </Title>
      <Timeline active={steps.length - 1} bulletSize={14} lineWidth={2}>
        {steps.map((step, index) => (
          <Timeline.Item key={step.internalId ?? step.status}>
            {step === edited ? (
              <EditStep step={step} latest={steps[index + 1]?.at} onClose={() => setEdited(undefined)} />
            ) : (
              <TimelineStep
                step={step}
                days={days[index] ?? 0}
                isLast={index === steps.length - 1}
                onEdit={() => setEdited(step)}
              />
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
