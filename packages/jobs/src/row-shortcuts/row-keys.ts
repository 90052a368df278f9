import { firstInSight } from '@keepmark/ui/entity-list/first-in-sight';

/** What a single key does with the row that has the focus. */
export type RowAction = 'next' | 'previous' | 'status' | 'edit' | 'note' | 'posting' | 'search' | 'help';

const keys: Readonly<Record<string, RowAction>> = {
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
const arrows: Readonly<Record<string, RowAction>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** Where keys have a meaning of their own. */
const takesKeys = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

const selector = '[data-row]';

/** The row that has the focus. */
export const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>(`main ${selector}`) ?? null;

/** What a key does; undefined for nothing. */
export function rowActionOf(event: KeyboardEvent): RowAction | undefined {
  const { target, key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return undefined;
  if (target instanceof Element && target.closest(takesKeys)) return undefined;
  // What is open over the page may not have the focus yet.
  if (document.querySelector('[role="dialog"], [role="menu"]')) return undefined;
  return keys[key.toLowerCase()] ?? (focusedRow() ? arrows[key] : undefined);
}

/** Moves the focus to the name in the next or the previous row, or in the first one in sight. */
export function moveBetweenRows(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`main ${selector}`)];
  const current = focusedRow();
  const row = current ? rows[rows.indexOf(current) + step] : firstInSight(rows);
  if (!row) return;
  // Below the top bar, which the browser doesn't know of.
  row.scrollIntoView({ block: 'nearest' });
  row.querySelector('a')?.focus({ preventScroll: true });
}

/** Opens the choice of statuses in a row. @returns whether it has one */
export function openStatus(row: HTMLElement): boolean {
  const select = row.querySelector('select');
  if (!select) return false;
  select.focus();
  // Older browsers only focus it. An arrow key then changes it.
  if ('showPicker' in select) select.showPicker();
  return true;
}

/** Moves the focus to the search field of the screen. */
export const focusSearch = (): void =>
  document.querySelector<HTMLInputElement>('main search input[type="search"]')?.focus();
