import type { ReactNode } from 'react';
import list from './entity-list.module.css';

export interface EntityRowProps {
  /** The class with the row's columns. */
  columns: string | undefined;
  isSelected?: boolean;
  /** The id of what it shows, for keyboard shortcuts. */
  rowId?: string;
  /** Before the name: the checkbox of a list with a selection. */
  lead?: ReactNode;
  /** The name, as a link with the class `rowName`, and the lines under it, with the class `rowLine`. */
  heading: ReactNode;
  /** Between the name and the actions. */
  children?: ReactNode;
  /** `RowAction`s. */
  actions: ReactNode;
  /** Classes that give the parts their columns. */
  classNames?: { readonly heading?: string | undefined; readonly actions?: string | undefined };
}

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** Lines of text below one another, each cut off at its end. */
export const rowLines = list['stack'] ?? '';
export const rowName = list['name'] ?? '';
export const rowLine = list['line'] ?? '';
/** Two lines of text beside the name, on screens wide enough for them. */
export const rowNote = list['note'] ?? '';

/** One row of a list: its name, its facts and its actions. */
export function EntityRow({
  columns,
  isSelected,
  rowId,
  lead,
  heading,
  children,
  actions,
  classNames,
}: EntityRowProps) {
  return (
    <div className={joined(list['row'], columns)} data-selected={isSelected || undefined} data-row={rowId}>
      {lead}
      <div className={joined(rowLines, classNames?.heading)}>{heading}</div>
      {children}
      <div className={joined(list['actions'], classNames?.actions)}>{actions}</div>
    </div>
  );
}
