import { SegmentedControl } from '@mantine/core';
import classes from './ImportPage.module.css';
import { countOutcomes, type PlannedPlace } from './plan-import';
import { outcomeLabel } from './PlanRow';

export type ShownOutcome = 'all' | PlannedPlace['outcome'];

export interface OutcomeFilterProps {
  plan: readonly PlannedPlace[];
  shown: ShownOutcome;
  onChange: (shown: ShownOutcome) => void;
}

/** Filters the entries by what happens to them. Renders nothing when the same happens to all. */
export function OutcomeFilter({ plan, shown, onChange }: OutcomeFilterProps) {
  const counts = countOutcomes(plan);
  const outcomes = (Object.keys(counts) as PlannedPlace['outcome'][]).filter((outcome) => counts[outcome] > 0);
  if (outcomes.length < 2) return null;
  return (
    <div>
      <SegmentedControl
        className={classes['outcomes'] ?? ''}
        withItemsBorders={false}
        aria-label="Filter entries"
        data={[
          { value: 'all', label: `All (${plan.length.toLocaleString('en')})` },
          ...outcomes.map((value) => ({
            value,
            label: `${outcomeLabel(value)} (${counts[value].toLocaleString('en')})`,
          })),
        ]}
        value={shown}
        onChange={(value) => onChange(value)}
      />
    </div>
  );
}
