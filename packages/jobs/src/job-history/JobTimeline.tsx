import { Icon } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Button, Timeline } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Job } from '../job-table';
import { AddStep } from './AddStep';
import { EditStep } from './EditStep';
import { useJobHistory } from './history-store';
import { daysOfSteps, type JobStep } from './job-history';
import { TimelineStep } from './TimelineStep';

/** A step that isn't stored yet is the only one with its status. */
const keyOf = ({ internalId, status }: JobStep): string => internalId ?? status;

/** The history of a job, oldest step first. Steps can be added, edited, and deleted. */
export function JobTimeline({ job }: { job: Job }) {
  const steps = useJobHistory(job);
  const [now] = useState(() => new Date());
  const days = daysOfSteps(steps, now);
  const [edited, setEdited] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEdited(undefined);
    addButton.current?.focus();
  };
  return (
    <Section
      title="History"
      actions={
        <Button
          ref={addButton}
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon name="plus" size="xs" />}
          aria-expanded={edited === 'new'}
          onClick={() => setEdited('new')}
        >
          Add event
        </Button>
      }
    >
      {edited === 'new' ? <AddStep job={job} onClose={close} /> : null}
      <Timeline active={steps.length - 1} bulletSize={14} lineWidth={2} pt={4}>
        {steps.map((step, index) => (
          <Timeline.Item key={keyOf(step)}>
            {keyOf(step) === edited ? (
              <EditStep step={step} latest={steps[index + 1]?.at} onClose={close} />
            ) : (
              <TimelineStep
                step={step}
                days={days[index] ?? 0}
                isLast={index === steps.length - 1}
                isOnly={steps.length === 1}
                onEdit={() => setEdited(keyOf(step))}
                onDeleted={close}
              />
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </Section>
  );
}
