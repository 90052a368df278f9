import { Icon, type IconName } from '@keepmark/ui';
import { Button, ButtonGroup } from '@mantine/core';
import { memo } from 'react';
import { type JobView, jobViews } from '../job-view/job-view';

export interface ViewSwitchProps {
  view: JobView;
  onChange: (view: JobView) => void;
}

const shown: Readonly<Record<JobView, { icon: IconName; label: string }>> = {
  list: { icon: 'list', label: 'List' },
  table: { icon: 'columns', label: 'Table' },
  board: { icon: 'layout-board', label: 'Board' },
};

/** Switches between list, table, and board. Made of buttons: a segmented control would add 3 kB. */
export const ViewSwitch = memo(function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <ButtonGroup aria-label="View">
      {jobViews.map((value) => (
        <Button
          key={value}
          size="compact-md"
          variant={value === view ? 'light' : 'default'}
          aria-pressed={value === view}
          leftSection={<Icon name={shown[value].icon} size="xs" />}
          onClick={() => onChange(value)}
        >
          {shown[value].label}
        </Button>
      ))}
    </ButtonGroup>
  );
});
