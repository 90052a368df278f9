import { tryAndNotify } from '@keepmark/ui';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { ChosenOccupation } from '../../occupations/OccupationField';
import { emptyNote, type SalaryNoteValues, useSalaryNote, useSalaryNotesStore } from './salary-notes-store';

const pauseMs = 400;

/** The person's own amounts and notes for an occupation. Saved while they type. */
export function useNoteDraft(occupation: ChosenOccupation) {
  const store = useSalaryNotesStore();
  const saved = useSalaryNote(occupation.code);
  const [pending, setPending] = useState<Partial<SalaryNoteValues>>({});
  const flush = useDebouncedCallback(
    (changes: Partial<SalaryNoteValues>) => {
      const isStored = tryAndNotify(() => {
        store.set(occupation, changes);
        return true;
      });
      // Text that couldn't be stored stays in the fields.
      if (isStored) setPending({});
    },
    { delay: pauseMs, flushOnUnmount: true },
  );
  useEffect(() => {
    const save = () => flush.flush();
    globalThis.addEventListener('pagehide', save);
    return () => globalThis.removeEventListener('pagehide', save);
  }, [flush]);
  const change = (changes: Partial<SalaryNoteValues>) => {
    const all = { ...pending, ...changes };
    setPending(all);
    flush(all);
  };
  return { note: { ...emptyNote, ...saved, ...pending }, change };
}
