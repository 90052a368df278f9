import { ViewChoice } from '@keepmark/ui/list-header';
import { memo } from 'react';
import type { JobView } from '../job-view/job-view';

export interface ViewSwitchProps {
  view: JobView;
  onChange: (view: JobView) => void;
}

const views = {
  list: { icon: 'list', label: 'List' },
  table: { icon: 'columns', label: 'Table' },
  board: { icon: 'layout-board', label: 'Board' },
} as const;

/** Switches between list, table, and board. */
export const ViewSwitch = memo(function ViewSwitch(choice: ViewSwitchProps) {
  return <ViewChoice views={views} {...choice} />;
});
