import { Badge, Text } from '@mantine/core';
import { memo } from 'react';
import { placeAddress } from '../place';
import classes from './ImportPage.module.css';
import type { PlannedPlace } from './plan-import';

const outcomes = {
  new: { label: 'New', color: 'success' },
  saved: { label: 'Saved', color: 'gray' },
  repeated: { label: 'Duplicate', color: 'gray' },
  unreadable: { label: 'Skipped', color: 'warning' },
} as const;

export const outcomeLabel = (outcome: PlannedPlace['outcome']): string => outcomes[outcome].label;

export interface PlanRowProps {
  planned: PlannedPlace;
  /** Whether its location was looked up. */
  isFound: boolean;
  /** Whether to show its groups in the file. */
  showsGroups: boolean;
}

/** A row of the preview: one entry of the file and what the import does with it. */
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
          {[groups, where, isFound ? 'Location found' : reason].filter(Boolean).join(' · ') || ' '}
        </Text>
      </div>
    </div>
  );
});
