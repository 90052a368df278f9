import { useState } from 'react';

/**
 * The row or document that a form edits. Once opened, it stays even if another tab deletes it, because what was typed
 * would be gone with it.
 * @param row undefined if there is none with this id
 */
export function useOpenedRow<Row extends object>(row: Row | undefined, internalId: string): Row | undefined {
  const [opened, setOpened] = useState({ row, internalId });
  if (row && (row !== opened.row || internalId !== opened.internalId)) setOpened({ row, internalId });
  return row ?? (opened.internalId === internalId ? opened.row : undefined);
}
