import { type ImportOutcomeBadge, ImportPreview } from '@keepmark/ui/file-import';
import { plural } from '@keepmark/ui/words';
import { Checkbox } from '@mantine/core';
import { dayText, timesOf, whenText } from '../interview-time/interview-times';
import type { ImportOutcome, PlannedEvent } from './plan-import';
import type { ReadEvent } from './read-calendar';

const outcomes: Readonly<Record<ImportOutcome, ImportOutcomeBadge>> = {
  add: { label: 'Add', color: 'success' },
  update: { label: 'Update', color: 'info' },
  same: { label: 'No changes', color: 'gray' },
};

export interface EventsPreviewProps {
  readonly plan: readonly PlannedEvent[];
  /** The number of events that can't be read. */
  readonly unreadableCount: number;
  readonly chosen: ReadonlySet<ReadEvent>;
  readonly onToggle: (event: ReadEvent) => void;
}

/** The events of a calendar file, each with a checkbox. */
export function EventsPreview({ plan, unreadableCount, chosen, onToggle }: EventsPreviewProps) {
  return (
    <ImportPreview
      summary={
        unreadableCount > 0
          ? `${plural(plan.length, 'event')}. We couldn’t read the date of ${unreadableCount.toLocaleString('en')} more.`
          : plural(plan.length, 'event')
      }
      label="Events in the file"
      entries={plan}
      outcomeOf={({ outcome }) => outcomes[outcome]}
      renderEntry={({ event, outcome, existing, values }) => (
        <Checkbox
          label={event.summary || 'Untitled event'}
          description={[
            whenOf(event),
            values.companyName,
            existing ? 'Saved before' : '',
            event.isRepeated ? 'First of a series' : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          checked={outcome !== 'same' && chosen.has(event)}
          disabled={outcome === 'same'}
          onChange={() => onToggle(event)}
        />
      )}
    />
  );
}

function whenOf({ dateOfInterview, durationMinutes, allDay }: ReadEvent): string {
  const times = timesOf({ dateOfInterview, durationMinutes });
  return times ? whenText(times) : `${dayText(allDay)}, all day`;
}
