import { Icon } from '@keepmark/ui';
import { ActionIcon, Text } from '@mantine/core';
import { formatDay, plural } from '@keepmark/ui/words';
import { jobStatusLabels } from '../job-status';
import { useJobActions } from '../use-job-actions';
import type { JobStep } from './job-history';
import classes from './JobTimeline.module.css';

export interface TimelineStepProps {
  step: JobStep;
  /** How many days it lasted; until today for the last one. */
  days: number;
  isLast: boolean;
  /** Whether it is the only step, which can't be deleted: a job always has a status. */
  isOnly: boolean;
  onEdit: () => void;
  onDeleted: () => void;
}

const daysText = (days: number) => plural(days, 'day');

/** One step: status, date, duration, and note. */
export function TimelineStep({ step, days, isLast, isOnly, onEdit, onDeleted }: TimelineStepProps) {
  const { deleteStep } = useJobActions();
  const label = jobStatusLabels[step.status];
  const lasted = isLast ? `for ${daysText(days)} so far` : `for ${daysText(days)}`;
  return (
    <div className={classes['step']}>
      <div>
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed">
          <time dateTime={step.at}>{formatDay(step.at)}</time>
          {days > 0 ? `, ${lasted}` : ''}
        </Text>
        {step.note ? (
          <Text size="sm" className={classes['note']}>
            {step.note}
          </Text>
        ) : null}
      </div>
      <div className={classes['actions']}>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Edit ${label}`} onClick={onEdit}>
          <Icon name="pencil" size="sm" />
        </ActionIcon>
        {isOnly ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Delete ${label}`}
            onClick={() => deleteStep(step) && onDeleted()}
          >
            <Icon name="trash" size="sm" />
          </ActionIcon>
        )}
      </div>
    </div>
  );
}
