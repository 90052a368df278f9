import { filterOptions } from '@keepmark/ui/filter-options';
import { type ImportOutcomeBadge, ImportPreview } from '@keepmark/ui/file-import';
import { plural } from '@keepmark/ui/words';
import { Checkbox, Select } from '@mantine/core';
import { dayText, timesOf, timeText, whenText } from '../interview-time/interview-times';
import { timeZoneNames } from '../interview-time/zone-names';
import type { ImportOutcome, PlannedEvent } from './plan-import';
import type { ReadEvent } from './read-calendar';

const outcomes: Readonly<Record<ImportOutcome, ImportOutcomeBadge>> = {
  add: { label: 'Add', color: 'success' },
  update: { label: 'Update', color: 'info' },
  same: { label: 'No changes', color: 'gray' },
  none: { label: 'No meeting left', color: 'gray' },
  ask: { label: 'Time zone needed', color: 'error' },
};

const isImportable = (outcome: ImportOutcome): boolean => outcome === 'add' || outcome === 'update';

export interface EventsPreviewProps {
  readonly plan: readonly PlannedEvent[];
  /** The number of events that can't be read. */
  readonly unreadableCount: number;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (event: ReadEvent) => void;
  /** The names of time zones in the file that we don't know. */
  readonly unknownZones: readonly string[];
  /** The zones chosen for them. */
  readonly zones: Readonly<Record<string, string>>;
  readonly onZone: (name: string, timeZone: string) => void;
}

/** The events of a calendar file, each with a checkbox. */
export function EventsPreview({ plan, unreadableCount, chosen, onToggle, ...zoneProps }: EventsPreviewProps) {
  return (
    <>
      <UnknownZones {...zoneProps} />
      <ImportPreview
        summary={
          unreadableCount > 0
            ? `${plural(plan.length, 'event')}. We couldn’t read the date of ${unreadableCount.toLocaleString('en')} more.`
            : plural(plan.length, 'event')
        }
        label="Events in the file"
        entries={plan}
        outcomeOf={({ outcome }) => outcomes[outcome]}
        renderEntry={({ event, outcome, existing, values, isRevival }) => (
          <Checkbox
            label={event.summary || 'Untitled event'}
            description={[
              whenOf(event),
              event.isFloating ? 'The file names no time zone, so we use yours' : '',
              values.companyName,
              existing ? 'Saved before' : '',
              isRevival ? 'Canceled here. Choose it if it takes place after all' : '',
              event.hasNoMeeting
                ? 'We found no meeting of this series that still takes place'
                : event.isRepeated
                  ? 'First of a series'
                  : '',
              event.recurrenceId === '' ? '' : 'One of a series',
              event.isCancelled ? 'Canceled' : '',
            ]
              .filter(Boolean)
              .join(' · ')}
            checked={isImportable(outcome) && chosen.has(event.key)}
            disabled={!isImportable(outcome)}
            onChange={() => onToggle(event)}
          />
        )}
      />
    </>
  );
}

/** Asks for each time zone that the file names and we don't know. */
function UnknownZones({ unknownZones, zones, onZone }: Pick<EventsPreviewProps, 'unknownZones' | 'zones' | 'onZone'>) {
  return unknownZones.map((name) => (
    <Select
      key={name}
      label={`Which time zone is “${name}”?`}
      description="The file doesn’t say. Choose it to import these events at the right time."
      placeholder="Choose a time zone"
      data={timeZoneNames().map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      searchable
      filter={filterOptions}
      limit={100}
      value={zones[name] ?? null}
      onChange={(value) => onZone(name, value ?? '')}
    />
  ));
}

function whenOf({ dateOfInterview, durationMinutes, allDay, lastDay, unknownZone, localTime }: ReadEvent): string {
  if (unknownZone !== '') {
    const [date = '', time = ''] = localTime.split('T');
    return `${dayText(date)}, ${timeText({ date, time })} ${unknownZone}`;
  }
  const times = timesOf({ dateOfInterview, durationMinutes });
  if (times) return whenText(times);
  return allDay === lastDay ? `${dayText(allDay)}, all day` : `${dayText(allDay)} to ${dayText(lastDay)}, all day`;
}
