import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { viewMemory } from '../job-view/view-memory';
import { limitedWidth, minColumnPx, maxColumnPx } from './column-widths';
import classes from './JobTable.module.css';

const stepPx = 16;

function setWidth(id: string, width: number): void {
  viewMemory.setState(({ columnWidths }) => ({ columnWidths: { ...columnWidths, [id]: limitedWidth(width) } }));
}

function fit(id: string): void {
  viewMemory.setState(({ columnWidths }) => ({
    columnWidths: Object.fromEntries(Object.entries(columnWidths).filter(([other]) => other !== id)),
  }));
}

export interface ResizeHandleProps {
  /** The id of the column. */
  id: string;
  label: string;
  /** Pixels. */
  width: number;
}

/** The edge of a column: drag it, or use the arrow keys. A double click or Enter fits the column to its text. */
export function ResizeHandle({ id, label, width }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    // As wide as it is drawn: the title also fills what is free.
    start.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? width };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (start.current) setWidth(id, start.current.width + clientX - start.current.x);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') setWidth(id, width - stepPx);
    if (key === 'ArrowRight') setWidth(id, width + stepPx);
    if (key === 'Enter') fit(id);
  };
  return (
    // A separator with a value is a control (WAI-ARIA 1.2), which these rules don't know.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr takes no value
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${label}`}
      aria-valuenow={width}
      aria-valuemin={minColumnPx}
      aria-valuemax={maxColumnPx}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes['resize']}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onDoubleClick={() => fit(id)}
      onKeyDown={onKeyDown}
    />
  );
}
