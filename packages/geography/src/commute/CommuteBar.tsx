import { useHomeLocation } from '../home-location';
import { Anchor, NativeSelect, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type CommuteFilter, readCommuteFilter, travelModeLabels, withinMinutesChoices } from './commute-filter';
import classes from './CommuteBar.module.css';

export interface CommuteBarProps {
  filter: CommuteFilter;
  onChange: (filter: CommuteFilter) => void;
}

/** Chooses the travel mode and the longest commute. */
export function CommuteBar({ filter, onChange }: CommuteBarProps) {
  const from = useHomeLocation();
  if (!from) {
    return (
      <Text size="sm">
        <Anchor renderRoot={(props) => <Link {...props} to="/location/from" />}>Set your home location</Anchor> to see
        your commute to each job.
      </Text>
    );
  }
  return (
    <div className={classes['bar']}>
      <NativeSelect
        aria-label="Commute"
        data={withinMinutesChoices.map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? 'Any commute' : `Within ${minutes} minutes`,
        }))}
        value={String(filter.withinMinutes)}
        onChange={({ currentTarget }) => onChange({ ...filter, withinMinutes: Number(currentTarget.value) })}
      />
      <NativeSelect
        aria-label="Travel mode"
        data={Object.entries(travelModeLabels).map(([value, label]) => ({ value, label }))}
        value={filter.mode}
        onChange={({ currentTarget }) =>
          onChange({ ...filter, mode: readCommuteFilter({ mode: currentTarget.value }).mode })
        }
      />
      <Text size="sm" c="dimmed">
        Estimated from the straight-line distance to {from.locationText}.
      </Text>
    </div>
  );
}
