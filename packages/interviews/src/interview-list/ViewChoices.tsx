import { ViewChoice } from '@keepmark/ui/list-header';
import { Button, ButtonGroup } from '@mantine/core';
import { type InterviewFilter, type When, whens } from './interview-filter';
import classes from './InterviewListPage.module.css';

interface ViewChoicesProps {
  filter: InterviewFilter;
  onChange: (changes: Partial<InterviewFilter>) => void;
}

const views = {
  list: { label: 'List', icon: 'list' },
  month: { label: 'Month', icon: 'calendar' },
  week: { label: 'Week', icon: 'columns' },
} as const;
const whenLabels: Readonly<Record<When, string>> = { upcoming: 'Upcoming', past: 'Past', all: 'All' };

/** Switches between list, month and week. */
export function InterviewViews({ filter, onChange }: ViewChoicesProps) {
  return <ViewChoice views={views} view={filter.view} onChange={(view) => onChange({ view })} />;
}

/** Switches between upcoming and past interviews, in the list. */
export function WhenChoice({ filter, onChange }: ViewChoicesProps) {
  if (filter.view !== 'list') return null;
  return (
    <ButtonGroup aria-label="Show" className={classes['when'] ?? ''}>
      {whens.map((when) => (
        <Button
          key={when}
          size="compact-md"
          variant={when === filter.when ? 'light' : 'default'}
          aria-pressed={when === filter.when}
          onClick={() => onChange({ when })}
        >
          {whenLabels[when]}
        </Button>
      ))}
    </ButtonGroup>
  );
}
