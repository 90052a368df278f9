import { deletedEntry } from '@keepmark/app-shell/deleted-entry';
import { MenuButton, type MenuEntry } from '@keepmark/ui/list-header';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { nextInterviews } from '../interview';
import { exportInterviews, ImportDialog } from '../interview-calendar/CalendarButtons';
import type { Interview } from '../interview-table';

const screens: readonly MenuEntry[] = [
  {
    label: 'Practice',
    icon: 'message',
    renderRoot: (props) => <Link {...props} to="/interview/practice/{-$jobId}" />,
  },
  { label: 'Tips', icon: 'bulb', renderRoot: (props) => <Link {...props} to="/interview/tips" /> },
  { label: 'Map', icon: 'map', renderRoot: (props) => <Link {...props} to="/interviews/map" /> },
];
export const deletedInterviews = deletedEntry('interviews');
const addInterview: MenuEntry = {
  label: 'Add interview',
  icon: 'plus',
  renderRoot: (props) => <Link {...props} to="/interview/add/{-$jobId}" />,
};

/** On a phone: the menus "More" and "Add". */
export function CompactMenus({ interviews }: { interviews: readonly Interview[] }) {
  const [isImporting, setImporting] = useState(false);
  const [nowMs] = useState(() => Date.now());
  const upcoming = nextInterviews(interviews, nowMs);
  const files: readonly MenuEntry[] =
    upcoming.length > 0
      ? [{ label: 'Export upcoming', icon: 'calendar', onClick: () => exportInterviews(upcoming) }]
      : [];
  return (
    <>
      <MenuButton label="More" icon="dots-vertical" entries={[...screens, ...files, deletedInterviews]} />
      <MenuButton
        label="Add"
        entries={[addInterview, { label: 'Import invitation', icon: 'upload', onClick: () => setImporting(true) }]}
      />
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </>
  );
}
