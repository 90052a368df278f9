import { Badge, Button, NativeSelect, Text } from '@mantine/core';
import { memo } from 'react';
import { placeAddress } from '../place';
import classes from './ImportPage.module.css';
import type { PlannedPlace } from './plan-import';

const outcomes = {
  new: { label: 'New', color: 'success' },
  similar: { label: 'Similar', color: 'warning' },
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
  /** Whether a similar one becomes the saved place. */
  isMerged?: boolean;
  /** Lets the person choose whether a similar one does. */
  onMerge?: (planned: PlannedPlace, isMerged: boolean) => void;
}

const bothStay = 'Keep both';
const merge = 'Merge';

/** A row of the preview: one entry of the files and what the import does with it. */
export const PlanRow = memo(function PlanRow({ planned, groups, onCompare, isMerged, onMerge }: PlanRowProps) {
  const { nearby } = planned;
  const { name, outcome, reason, values, track, savedId } = (isMerged && nearby) || planned;
  const where =
    (outcome === 'new' || outcome === 'similar') && values
      ? placeAddress({ address: '', city: '', state: '', country: '', ...values })
      : '';
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
      <div className={classes['choices']}>
        {onCompare && savedId !== undefined ? (
          <Button size="compact-sm" variant="default" aria-label={`Compare ${name}`} onClick={() => onCompare(planned)}>
            Compare
          </Button>
        ) : null}
        {nearby && onMerge ? (
          <NativeSelect
            aria-label={`What to do with ${name}`}
            data={[bothStay, merge]}
            value={isMerged ? merge : bothStay}
            onChange={({ currentTarget }) => onMerge(planned, currentTarget.value === merge)}
          />
        ) : null}
      </div>
    </div>
  );
});
