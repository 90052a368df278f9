import { useForm } from '@mantine/form';
import { useFormDraft } from '../form-draft/use-form-draft';
import type { FormPart } from './stored-changes';
import { useRecordNotice } from './use-record-notice';

interface Notes extends Record<string, unknown> {
  notes: string;
}

export interface NotesFormOptions {
  /** What the notes are on, such as "city". */
  readonly noun: string;
  /** The notes as they are stored now. */
  readonly notes: string;
  /** Whether the record is gone. `save` then has to store a new one. */
  readonly isDeleted?: boolean;
  /** One for each record, so that a draft survives a reload. */
  readonly draftKey: string;
  /** @returns what is wrong with the notes */
  readonly validate?: (notes: string) => string | null;
}

const parts: readonly FormPart<Notes>[] = [{ label: 'Notes', fields: ['notes'] }];

/** The form of a record's notes, with its draft. It stays open when they are saved, and follows other tabs. */
export function useNotesForm({ noun, notes, isDeleted = false, draftKey, validate = () => null }: NotesFormOptions) {
  const form = useForm<Notes>({ initialValues: { notes }, validate: { notes: validate } });
  const draft = useFormDraft(form, draftKey, true);
  const stored = isDeleted ? undefined : { notes };
  const { notice, isSettled, restart } = useRecordNotice(form, { noun, stored, parts });
  /** @param store writes the notes. @returns whether they are stored */
  const save = (store: (notes: string) => boolean): void => {
    const typed = form.getValues().notes.trim();
    if (!isSettled() || !store(typed)) return;
    restart({ notes: typed });
    draft.clear();
  };
  return { form, notice, save };
}
