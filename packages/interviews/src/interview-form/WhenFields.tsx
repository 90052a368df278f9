import { filterOptions } from '@keepmark/ui/filter-options';
import { Checkbox, NativeSelect, Select, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { interviewName } from '../interview';
import { ownTimeText, timesOf } from '../interview-time/interview-times';
import { offsetText, ownTimeZone, timeZoneNames, zoneCity } from '../interview-time/zone-names';
import { momentOf } from '../interview-time/zoned-time';
import { durations, durationText } from '../interview-vocabulary';
import { dateOfForm, type InterviewFormValues } from './interview-form';
import classes from './InterviewForm.module.css';
import { useOverlap } from './use-overlap';

export interface WhenFieldsProps {
  form: UseFormReturnType<InterviewFormValues>;
  /** The id of the edited interview. */
  ownId?: string | undefined;
  onWhen: (changes: Partial<InterviewFormValues>) => void;
}

/** The date, time, time zone and length of an interview, with warnings about them. */
export function WhenFields({ form, ownId, onWhen }: WhenFieldsProps) {
  const { isAllDay, timeZone, durationMinutes } = form.values;
  const zones = useMemo(() => timeZoneNames().map((value) => ({ value, label: value.replaceAll('_', ' ') })), []);
  const lengths = [...new Set([...durations, Number(durationMinutes)])].toSorted((left, right) => left - right);
  const { onChange: _date, ...dateInput } = form.getInputProps('date');
  const { onChange: _allDay, ...allDayInput } = form.getInputProps('isAllDay', { type: 'checkbox' });
  const { onChange: _time, ...timeInput } = form.getInputProps('time');
  const { onChange: _zone, ...zoneInput } = form.getInputProps('timeZone');
  return (
    <>
      <TextInput
        type="date"
        label="Date"
        description="Leave it empty until you know it"
        {...dateInput}
        onChange={({ currentTarget }) => onWhen({ date: currentTarget.value })}
      />
      <Checkbox
        label="All day"
        {...allDayInput}
        onChange={({ currentTarget }) => onWhen({ isAllDay: currentTarget.checked })}
      />
      {isAllDay ? null : (
        <>
          <TextInput
            type="time"
            label="Time"
            description={`In ${zoneCity(timeZone)}`}
            {...timeInput}
            onChange={({ currentTarget }) => onWhen({ time: currentTarget.value })}
          />
          <Select
            label="Time zone"
            data={zones}
            searchable
            filter={filterOptions}
            selectFirstOptionOnChange
            limit={100}
            allowDeselect={false}
            nothingFoundMessage="No time zone has this name. Try the largest city nearby."
            {...zoneInput}
            onChange={(value) => onWhen({ timeZone: value ?? timeZone })}
          />
          <NativeSelect
            label="Length"
            data={lengths.map((minutes) => ({ value: String(minutes), label: durationText(minutes) }))}
            {...form.getInputProps('durationMinutes')}
          />
        </>
      )}
      <WhenNotes values={form.values} ownId={ownId} />
    </>
  );
}

function WhenNotes({ values, ownId }: { values: InterviewFormValues; ownId: string | undefined }) {
  const dateOfInterview = dateOfForm(values);
  const times = timesOf({ dateOfInterview, durationMinutes: Number(values.durationMinutes) });
  const overlap = useOverlap(values, ownId);
  const own = ownTimeZone();
  const lines: string[] = [];
  if (times) {
    const ownTime = ownTimeText(times, own);
    if (ownTime !== '') {
      const [there, here] = [offsetText(times.zoned.timeZone, times.startMs), offsetText(own, times.startMs)];
      lines.push(`${ownTime} (${zoneCity(own)}, ${here}; ${zoneCity(times.zoned.timeZone)} is ${there}).`);
    }
    if (momentOf(times.zoned).kind === 'repeated') {
      lines.push('Clocks go back that day, so this time happens twice. We use the first one.');
    }
  }
  return (
    <div data-full className={classes['notes']}>
      <output>
        {lines.map((line) => (
          <Text key={line} size="sm" c="dimmed">
            {line}
          </Text>
        ))}
        {overlap ? (
          <Text size="sm" c="warning" fw={600}>
            Overlaps with {interviewName(overlap)}.
          </Text>
        ) : null}
      </output>
    </div>
  );
}
