import { firstInSight } from '@keepmark/ui/entity-list/first-in-sight';

/** Where keys have a meaning of their own. */
const takesKeys = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

const selector = '[data-row]';

/** The row that has the focus. */
export const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>(`main ${selector}`) ?? null;

/**
 * What a single key does on a screen with rows; undefined for nothing.
 * @param keys actions by key, in lower case
 * @param arrows actions by key that scroll the page unless a row has the focus
 */
export function rowActionOf<Action>(
  event: KeyboardEvent,
  keys: Readonly<Record<string, Action>>,
  arrows: Readonly<Record<string, Action>>,
): Action | undefined {
  const { target, key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return undefined;
  if (target instanceof Element && target.closest(takesKeys)) return undefined;
  // What is open over the page may not have the focus yet.
  if (document.querySelector('[role="dialog"], [role="menu"]')) return undefined;
  return keys[key.toLowerCase()] ?? (focusedRow() ? arrows[key] : undefined);
}

/**
 * Moves the focus to the name in the next or the previous row, or in the first one in sight.
 * @returns the row
 */
export function moveBetweenRows(step: 1 | -1): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(`main ${selector}`)];
  const current = focusedRow();
  const row = current ? rows[rows.indexOf(current) + step] : firstInSight(rows);
  if (!row) return undefined;
  // Below the top bar, which the browser doesn't know of.
  row.scrollIntoView({ block: 'nearest' });
  row.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  return row;
}

/** Moves the focus to the search field of the screen. */
export const focusSearch = (): void =>
  document.querySelector<HTMLInputElement>('main search input[type="search"]')?.focus();
