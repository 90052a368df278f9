import type { UseFormReturnType } from '@mantine/form';
import { readDraft, removeDraft, writeDraft } from './draft-storage';

type Values = Record<string, unknown>;
/** The part of a Mantine form that a draft needs. */
export type DraftedForm = Pick<UseFormReturnType<Values>, 'getValues' | 'getInitialValues' | 'setValues' | 'reset'>;

const writeDelayMs = 250;

/** Moves one form's values to the tab's storage and back. Values equal to the initial ones leave no draft. */
export const createDraftKeeper = (key: string | undefined) => {
  let form: DraftedForm | undefined;
  /** The values that storage already knows about. */
  let stored: Values | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    const values = form?.getValues();
    if (!form || !values || key === undefined || values === stored) return;
    stored = values;
    if (JSON.stringify(values) === JSON.stringify(form.getInitialValues())) removeDraft(key);
    else writeDraft(key, values);
  };

  return {
    /** Passes in this render's form. */
    attach: (current: DraftedForm) => {
      form = current;
    },
    /** @returns whether there was a draft, which the form now shows */
    restore: (): boolean => {
      const draft = key === undefined ? undefined : readDraft(key);
      if (draft) form?.setValues(draft);
      stored = form?.getValues();
      return draft !== undefined;
    },
    /** Writes once the typing has paused for a moment. */
    schedule: () => {
      clearTimeout(timer);
      timer = setTimeout(flush, writeDelayMs);
    },
    flush,
    clear: () => {
      clearTimeout(timer);
      stored = form?.getValues();
      if (key !== undefined) removeDraft(key);
    },
    reset: () => form?.reset(),
  };
};
