/** What a single key does with the row that has the focus. */
export type RowAction = 'next' | 'previous' | 'status' | 'edit' | 'note' | 'posting' | 'search' | 'help';

export const rowKeys: Readonly<Record<string, RowAction>> = {
  j: 'next',
  k: 'previous',
  s: 'status',
  e: 'edit',
  n: 'note',
  o: 'posting',
  '/': 'search',
  '?': 'help',
};
/** These scroll the page unless a row has the focus. */
export const rowArrows: Readonly<Record<string, RowAction>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** Opens the choice of statuses in a row. @returns whether it has one */
export function openStatus(row: HTMLElement): boolean {
  const select = row.querySelector('select');
  if (!select) return false;
  select.focus();
  // Older browsers only focus it. An arrow key then changes it.
  if ('showPicker' in select) select.showPicker();
  return true;
}
