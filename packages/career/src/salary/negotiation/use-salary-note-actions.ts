import { changeWithUndo } from '@keepmark/ui';
import { useMemo } from 'react';
import type { SalaryNote } from './salary-note-table';
import { useSalaryNotesStore } from './salary-notes-store';

/** Actions on salary notes. Each shows a notification. */
export function useSalaryNoteActions() {
  const store = useSalaryNotesStore();
  return useMemo(
    () => ({
      delete: (note: SalaryNote): boolean =>
        changeWithUndo(`Deleted your notes on ${note.occupationTitle}.`, () => store.delete(note.occupationCode)),
    }),
    [store],
  );
}
