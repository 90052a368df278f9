import { Icon, type IconName } from '@keepmark/ui';
import { SegmentedControl } from '@mantine/core';
import { type JobView, jobViews } from './job-view';

export interface ViewSwitchProps {
  view: JobView;
  onChange: (view: JobView) => void;
}

const shown: Readonly<Record<JobView, { icon: IconName; label: string }>> = {
  list: { icon: 'list', label: 'List' },
  table: { icon: 'columns', label: 'Table' },
  board: { icon: 'layout-board', label: 'Board' },
};

/** Chooses how the jobs are shown. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <SegmentedControl
      aria-label="View"
      size="sm"
      value={view}
      onChange={onChange}
      data={jobViews.map((value) => ({
        value,
        label: (
          <span style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
            <Icon name={shown[value].icon} size="xs" />
            {shown[value].label}
          </span>
        ),
      }))}
    />
  );
}
