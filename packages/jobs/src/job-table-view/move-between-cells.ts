import type { KeyboardEvent } from 'react';

const columnSteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const rowSteps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const cellsOf = (row: Element | null | undefined) => [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];

/** Moves the focus from a cell to the one beside, above, or below it. Only one cell of a row is a tab stop. */
export function moveBetweenCells(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-cell]')) return;
  const row = target.closest('tr');
  const cells = cellsOf(row);
  const column = cells.indexOf(target);
  const beside = cells[column + (columnSteps[key] ?? Number.NaN)];
  const rowStep = rowSteps[key];
  const rowIndex = Number(row?.getAttribute('aria-rowindex'));
  const other = rowStep && row?.parentElement?.querySelector(`[aria-rowindex="${rowIndex + rowStep}"]`);
  const next = beside ?? (other ? cellsOf(other)[column] : undefined);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
