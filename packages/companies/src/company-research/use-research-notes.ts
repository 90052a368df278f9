import { notify, notifyWithUndo, tryAndNotify } from '@keepmark/ui';
import { useNotesForm } from '@keepmark/ui/entity-form';
import { useCompaniesStore } from '../companies-store';
import type { Company } from '../company-table';
import { useCompanyActions } from '../use-company-actions';
import { notesWith, notesWithout } from './notes-with';

/** The form of a company's notes, with its draft, and adding a text to them. */
export function useResearchNotes(company: Company) {
  const store = useCompaniesStore();
  const { change } = useCompanyActions();
  const { form, notice, save } = useNotesForm({
    noun: 'company',
    notes: company.notes,
    draftKey: `company-research/${company.internalId}`,
  });
  const show = (notes: string): void => {
    form.setInitialValues({ notes: store.get(company.internalId)?.notes ?? '' });
    form.setFieldValue('notes', notes);
  };

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
    show(typed);
    notifyWithUndo('Added to the notes.', () => {
      edit.undo();
      show(notesWithout(form.getValues().notes, note));
    });
  };
  return { form, notice, save: () => save((notes) => change(company, { notes })), add };
}

export type ResearchNotes = ReturnType<typeof useResearchNotes>;
