import { Badge, Button, Text } from '@mantine/core';
import { memo } from 'react';
import { placeAddress } from '../place';
import classes from './ImportPage.module.css';
import type { PlannedPlace } from './plan-import';

const outcomes = {
  new: { label: 'New', color: 'success' },
  completed: { label: 'Completed', color: 'info' },
  saved: { label: 'Saved', color: 'gray' },
  repeated: { label: 'Duplicate', color: 'gray' },
  unreadable: { label: 'Skipped', color: 'warning' },
} as const;

export const outcomeLabel = (outcome: PlannedPlace['outcome']): string => outcomes[outcome].label;

export interface PlanRowProps {
  planned: PlannedPlace;
  /** Its groups, joined. */
  groups: string;
  /** Compares it with the saved place. */
  onCompare?: ((planned: PlannedPlace) => void) | undefined;
}

/** A row of the preview: one entry of the files and what the import does with it. */
export const PlanRow = memo(function PlanRow({ planned, groups, onCompare }: PlanRowProps) {
  const { name, outcome, reason, values, track } = planned;
  const where =
    outcome === 'new' && values ? placeAddress({ address: '', city: '', state: '', country: '', ...values }) : '';
  return (
    <div className={classes['row']}>
      <Badge variant="light" color={outcomes[outcome].color}>
        {outcomes[outcome].label}
      </Badge>
      <div className={classes['entry']}>
        <Text fw={600} truncate="end">
          {name}
        </Text>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {[groups, where, track && 'With a track', reason].filter(Boolean).join(' · ') || ' '}
        </Text>
      </div>
      {onCompare && planned.savedId !== undefined ? (
        <Button size="compact-sm" variant="default" aria-label={`Compare ${name}`} onClick={() => onCompare(planned)}>
          Compare
        </Button>
      ) : null}
    </div>
  );
});
