import { Badge, Text } from '@mantine/core';
import { memo } from 'react';
import { placeAddress } from '../place';
import classes from './ImportPage.module.css';
import type { PlannedPlace } from './plan-import';

const outcomes = {
  new: { label: 'New', color: 'success' },
  saved: { label: 'Saved', color: 'gray' },
  repeated: { label: 'Repeated', color: 'gray' },
  unreadable: { label: 'Left out', color: 'warning' },
} as const;

export const outcomeLabel = (outcome: PlannedPlace['outcome']): string => outcomes[outcome].label;

export interface PlanRowProps {
  planned: PlannedPlace;
  /** Its position was looked up. */
  isFound: boolean;
  /** Tells the groups that the file has it in. */
  showsGroups: boolean;
}

/** What will happen to one entry of the file. */
export const PlanRow = memo(function PlanRow({ planned, isFound, showsGroups }: PlanRowProps) {
  const { name, outcome, reason, values } = planned;
  const groups = showsGroups ? [...planned.groups].join(', ') : '';
  const where = values && placeAddress({ address: '', city: '', state: '', country: '', ...values });
  return (
    <div className={classes['row']}>
      <Badge variant="light" color={outcomes[outcome].color}>
        {outcomes[outcome].label}
      </Badge>
      <div className={classes['entry']}>
        <Text fw={600} truncate="end">
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {[groups, where, isFound ? 'Its position was found.' : reason].filter(Boolean).join(' · ') || ' '}
        </Text>
      </div>
    </div>
  );
});
