import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useDatabase } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import type { ChosenOccupation } from '../../occupations/OccupationField';
import { type SalaryNote, salaryNoteTable } from './salary-note-table';

/** The values of a note. */
export type SalaryNoteValues = Pick<SalaryNote, 'offer' | 'target' | 'per' | 'experience' | 'notes'>;

/** The values of an empty note. */
export const emptyNote: SalaryNoteValues = { offer: null, target: null, per: 'year', experience: '', notes: '' };

/** The salary notes in a database. Writes throw the errors of local-store. */
export function createSalaryNotesStore(database: Database, clock: () => Date = () => new Date()) {
  const notes = database.table(salaryNoteTable);
  const find = (occupationCode: string) => notes.query({ where: { occupationCode }, limit: 1 })[0];
  return {
    find,

    /** Changes the note on an occupation. */
    set({ code: occupationCode, title: occupationTitle }: ChosenOccupation, changes: Partial<SalaryNoteValues>): void {
      const dateUpdated = clock().toISOString();
      notes.insertOrUpdate({ occupationCode }, { occupationCode, occupationTitle, ...changes, dateUpdated });
    },

    /** @returns undefined if there is none */
    delete(occupationCode: string): Undo | undefined {
      const note = find(occupationCode);
      if (!note) return undefined;
      return database.undoable(`Deleted the salary notes: ${note.occupationTitle}`, () =>
        notes.delete(note.internalId),
      );
    },
  };
}

export function useSalaryNotesStore() {
  const database = useDatabase();
  return useMemo(() => createSalaryNotesStore(database), [database]);
}

/** Whether a note has any content. */
const isFilled = ({ offer, target, experience, notes }: SalaryNote): boolean =>
  offer !== null || target !== null || experience !== '' || notes !== '';

/** All notes that aren't empty, newest first. Rerenders when they change. */
export function useSalaryNotes(): readonly SalaryNote[] {
  const rows = useAllRows(salaryNoteTable);
  return useMemo(
    () => rows.filter(isFilled).toSorted((left, right) => right.dateUpdated.localeCompare(left.dateUpdated)),
    [rows],
  );
}

/** The note on an occupation; undefined if there is none. Rerenders when it changes. */
export function useSalaryNote(occupationCode: string): SalaryNote | undefined {
  return useAllRows(salaryNoteTable, { where: { occupationCode } })[0];
}
