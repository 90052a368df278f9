import { useState } from 'react';

/**
 * The row that a form edits. Once opened, it stays even if another tab deletes it, because what was typed would be gone
 * with it.
 * @param row undefined if there is none with this id
 */
export function useOpenedRow<Row extends { readonly internalId: string }>(
  row: Row | undefined,
  internalId: string,
): Row | undefined {
  const [opened, setOpened] = useState(row);
  if (row && row !== opened) setOpened(row);
  return row ?? (opened?.internalId === internalId ? opened : undefined);
}
