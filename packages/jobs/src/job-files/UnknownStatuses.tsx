import { plural } from '@keepmark/ui/words';
import { Alert, NativeSelect } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useState } from 'react';
import { type JobStatus, jobStatuses, jobStatusLabels } from '../job-status';
import type { ReadJobs } from './imported-job';
import classes from './UnknownStatuses.module.css';

type UnknownStatus = NonNullable<ReadJobs['unknownStatuses']>[number];

interface UnknownStatusesProps {
  readonly unknown: readonly UnknownStatus[];
  readonly chosen: Readonly<Record<string, JobStatus>>;
  readonly onChange: (text: string, status: JobStatus | undefined) => void;
}

/** As many are there at once. A column of notes taken for statuses has one for each job. */
const maxRendered = 30;
const rowHeight = 72;
const options = [
  { value: '', label: 'Applied if the job has a date, or else Not Started' },
  ...jobStatuses.map((status) => ({ value: status, label: jobStatusLabels[status] })),
];

/** Asks what each status of a file means that we don't know. */
export function UnknownStatuses({ unknown, chosen, onChange }: UnknownStatusesProps) {
  const select = ({ text, count }: UnknownStatus) => (
    <NativeSelect
      label={`${text.slice(0, 60)} (${plural(count, 'job')})`}
      data={options}
      value={chosen[text] ?? ''}
      onChange={({ currentTarget }) =>
        onChange(
          text,
          jobStatuses.find((status) => status === currentTarget.value),
        )
      }
    />
  );
  const title =
    unknown.length > maxRendered
      ? `Choose what these ${unknown.length.toLocaleString('en')} statuses mean`
      : 'Choose what these statuses mean';
  return (
    <Alert color="warning" icon={<Icon name="alert-triangle" />} title={title}>
      {unknown.length > maxRendered ? (
        <ScrollingStatuses unknown={unknown} select={select} />
      ) : (
        unknown.map((status) => <div key={status.text}>{select(status)}</div>)
      )}
    </Alert>
  );
}

interface ScrollingStatusesProps {
  readonly unknown: readonly UnknownStatus[];
  readonly select: (status: UnknownStatus) => ReactNode;
}

/** All of them in a box that scrolls and holds only those in sight. */
function ScrollingStatuses({ unknown, select }: ScrollingStatusesProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // The rule is about passing its result to memoized components, which we don't do.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: unknown.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    // A row without a layout has no height. Without the estimate, all rows would count as in sight.
    measureElement: (...measured) => measureElement(...measured) || rowHeight,
    getItemKey: (index) => unknown[index]?.text ?? index,
    overscan: 5,
    initialRect: { width: 280, height: 384 },
  });
  return (
    <div ref={setScroller} className={classes['scroller']}>
      <ul
        // Safari drops the role of a list without bullets.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        role="list"
        aria-label="Unknown statuses"
        className={classes['rows']}
        style={{ height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const status = unknown[index];
          return status === undefined ? null : (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={unknown.length}
              aria-posinset={index + 1}
              className={classes['row']}
              style={{ transform: `translateY(${start}px)` }}
            >
              {select(status)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
