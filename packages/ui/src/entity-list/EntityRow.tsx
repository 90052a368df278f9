import type { ReactNode } from 'react';
import list from './entity-list.module.css';

export interface EntityRowProps {
  /** The class with the row's columns. */
  columns: string | undefined;
  isSelected?: boolean;
  /** Before the name: the checkbox of a list with a selection. */
  lead?: ReactNode;
  /** The name, as a link with the class `rowName`, and the lines under it, with the class `rowLine`. */
  heading: ReactNode;
  /** Between the name and the actions. */
  children?: ReactNode;
  /** `RowAction`s. */
  actions: ReactNode;
  /** Classes for the parts' places in the columns. */
  classNames?: { readonly heading?: string | undefined; readonly actions?: string | undefined };
}

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

export const rowName = list['name'] ?? '';
export const rowLine = list['line'] ?? '';
/** Text beside the name where there is room: two lines of it. */
export const rowNote = list['note'] ?? '';

/** One row of a list: its name and facts, and what can be done with it. */
export function EntityRow({ columns, isSelected, lead, heading, children, actions, classNames }: EntityRowProps) {
  return (
    <div className={joined(list['row'], columns)} data-selected={isSelected || undefined}>
      {lead}
      <div className={joined(list['stack'], classNames?.heading)}>{heading}</div>
      {children}
      <div className={joined(list['actions'], classNames?.actions)}>{actions}</div>
    </div>
  );
}
