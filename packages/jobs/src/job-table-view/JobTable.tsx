import { usePrinting } from '@keepmark/ui/printing';
import { type Selection, useSelection } from '@keepmark/ui/entity-list/use-selection';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { JobFilter } from '../job-view/job-filter';
import type { JobSort } from '../job-view/job-sort';
import { useViewMemory } from '../job-view/view-memory';
import type { Job } from '../job-table';
import { QuickEdit } from '../quick-edit/QuickEdit';
import { useJobActions } from '../use-job-actions';
import { ColumnHeader } from './ColumnHeader';
import classes from './JobTable.module.css';
import { TableBar } from './TableBar';
import { fittedWidths, minColumnPx } from './column-widths';
import { type TableColumn, tableColumns, titleColumn } from './table-columns';
import { TableRow } from './TableRow';

const rowHeight = 48;
/** Pixels: the other columns need room beside the pinned title. */
const maxPinnedOnPhonePx = 160;

export interface JobTableProps {
  /** Already sorted. */
  jobs: readonly Job[];
  sort: JobSort;
  reverse: boolean;
  onSort: (changes: Pick<JobFilter, 'sort' | 'reverse'>) => void;
}

/** The rows in sight, or on paper all of them: each with its place, in pixels. */
function useShownRows(jobs: readonly Job[], scroller: RefObject<HTMLElement | null>) {
  // With another function, the place of every row is worked out again.
  const keyOf = useCallback((index: number) => jobs[index]?.internalId ?? index, [jobs]);
  // The rule is about passing its result to memoized components, which we don't do.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: jobs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    initialRect: { width: 1200, height: 800 },
  });
  const isPrinting = usePrinting();
  const shown = isPrinting
    ? jobs.map(({ internalId }, index) => ({ key: internalId, index, start: index * rowHeight }))
    : rows.getVirtualItems();
  return { shown, totalPx: rows.getTotalSize() };
}

/** The chosen columns and their widths, as people set them or as the jobs need. */
function useColumnWidths(jobs: readonly Job[]) {
  const hidden = useViewMemory((memory) => memory.hiddenColumns);
  const resized = useViewMemory((memory) => memory.columnWidths);
  const isNarrow = useMediaQuery('(max-width: 56.24em)', false, { getInitialValueInEffect: false });
  // Fitted when the table opens, so that no column moves while someone types into the filter.
  const [fitted] = useState(() => fittedWidths(jobs, [titleColumn, ...tableColumns]));
  const columns = useMemo(() => [titleColumn, ...tableColumns.filter(({ id }) => !hidden.includes(id))], [hidden]);
  const widthOf = ({ id, widthPx }: TableColumn) => {
    const width = resized[id] ?? widthPx ?? fitted[id] ?? minColumnPx;
    return id === titleColumn.id && isNarrow ? Math.min(width, maxPinnedOnPhonePx) : width;
  };
  // The title fills what is free, unless someone chose its width.
  const isTitleResized = titleColumn.id in resized;
  const gridTemplateColumns = [
    '48px',
    ...columns.map((column) => {
      const width = `${widthOf(column)}px`;
      return column === titleColumn && !isTitleResized ? `minmax(${width}, 1fr)` : width;
    }),
    isTitleResized ? 'minmax(56px, 1fr)' : '56px',
  ].join(' ');
  return { columns, widthOf, gridTemplateColumns, pinnedPx: widthOf(titleColumn) + (isNarrow ? 0 : 48) };
}

interface JobTableHeadProps extends Pick<JobTableProps, 'sort' | 'reverse' | 'onSort'> {
  columns: readonly TableColumn[];
  widthOf: (column: TableColumn) => number;
  gridTemplateColumns: string;
  selection: Selection;
  areAllSelected: boolean;
}

function JobTableHead({
  columns,
  widthOf,
  gridTemplateColumns,
  selection,
  areAllSelected,
  ...sorting
}: JobTableHeadProps) {
  return (
    <thead className={classes['head']}>
      <tr className={classes['row']} style={{ gridTemplateColumns }} aria-rowindex={1}>
        <th className={classes['cell']} data-pinned="first">
          <Checkbox
            aria-label="Select all jobs shown"
            checked={areAllSelected}
            indeterminate={selection.ids.length > 0 && !areAllSelected}
            onChange={areAllSelected ? selection.clear : selection.selectAll}
          />
        </th>
        {columns.map((column) => (
          <ColumnHeader key={column.id} column={column} width={widthOf(column)} {...sorting} />
        ))}
        <th className={classes['cell']} data-pinned="last">
          <VisuallyHidden>Edit</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** Jobs as a table with chosen columns, edited in place. Several can be selected and changed together. */
export default function JobTable({ jobs, ...sorting }: JobTableProps) {
  const { setStatus, change } = useJobActions();
  const { pinnedPx, ...layout } = useColumnWidths(jobs);
  const { columns, gridTemplateColumns } = layout;
  const selection = useSelection(jobs);
  const [edited, setEdited] = useState<Job>();
  const scroller = useRef<HTMLElement>(null);
  const { shown, totalPx } = useShownRows(jobs, scroller);
  const areAllSelected = selection.ids.length === jobs.length;

  return (
    <>
      <TableBar selection={selection} shownCount={jobs.length} />
      {/* The rows scroll in here, so the keyboard must be able to reach it. */}
      <section
        ref={scroller}
        className={classes['scroller']}
        // A cell that gets the focus scrolls out from under the pinned title.
        style={{ scrollPaddingInlineStart: `${pinnedPx}px` }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Table of jobs"
      >
        <table className={classes['table']} aria-rowcount={jobs.length + 1}>
          <JobTableHead {...layout} {...sorting} selection={selection} areAllSelected={areAllSelected} />
          <tbody className={classes['body']} style={{ height: totalPx }}>
            {shown.map(({ key, index, start }) => {
              const job = jobs[index];
              return job ? (
                <TableRow
                  key={key}
                  job={job}
                  rowIndex={index + 2}
                  columns={columns}
                  gridTemplateColumns={gridTemplateColumns}
                  topPx={start}
                  isSelected={selection.has(job.internalId)}
                  onSelect={selection.toggle}
                  onStatus={setStatus}
                  onChange={change}
                  onEdit={setEdited}
                />
              ) : null;
            })}
          </tbody>
        </table>
      </section>
      {edited ? <QuickEdit key={edited.internalId} job={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}
