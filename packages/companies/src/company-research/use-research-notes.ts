import { notify, notifyWithUndo, tryAndNotify, useFormDraft } from '@keepmark/ui';
import { useForm } from '@mantine/form';
import { useCompaniesStore } from '../companies-store';
import type { Company } from '../company-table';
import { notesWith, notesWithout } from './notes-with';

/** The form of a company's notes, with its draft, and adding a text to them. */
export function useResearchNotes(company: Company) {
  const store = useCompaniesStore();
  const form = useForm({ initialValues: { notes: company.notes } });
  const draft = useFormDraft(form, `company-research/${company.internalId}`);

  /** Saves a note below the others. What is typed and not saved yet stays in the form. */
  const add = (note: string): void => {
    const saved = notesWith(company.notes, note);
    const typed = notesWith(form.getValues().notes, note);
    if (saved === undefined || typed === undefined) {
      notify.error('The notes are full. Shorten them, then add this again.');
      return;
    }
    const edit = tryAndNotify(() => store.edit(company.internalId, { notes: saved }, []));
    if (!edit) return;
    form.setFieldValue('notes', typed);
    notifyWithUndo('Added to the notes.', () => {
      edit.undo();
      form.setFieldValue('notes', notesWithout(form.getValues().notes, note));
    });
  };
  return { form, draft, add };
}

export type ResearchNotes = ReturnType<typeof useResearchNotes>;
