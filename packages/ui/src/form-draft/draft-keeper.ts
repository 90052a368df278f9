import type { UseFormReturnType } from '@mantine/form';
import { readDraft, removeDraft, writeDraft } from './draft-storage';

type Values = Record<string, unknown>;
/** The part of a Mantine form that a draft needs. */
export type DraftedForm = Pick<
  UseFormReturnType<Values>,
  'getValues' | 'getInitialValues' | 'setInitialValues' | 'setValues' | 'reset'
>;

const writeDelayMs = 250;

/** The key of the initial values that belong to a draft. */
const initialKey = (key: string) => `${key}#initial`;

/**
 * Moves one form's values to the tab's storage and back. Values equal to the initial ones leave no draft.
 * @param storesInitial whether the initial values are stored and restored too
 */
export const createDraftKeeper = (key: string | undefined, storesInitial: boolean) => {
  let form: DraftedForm | undefined;
  /** The values that storage already knows about. */
  let stored: Values | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remove = () => {
    if (key === undefined) return;
    removeDraft(key);
    if (storesInitial) removeDraft(initialKey(key));
  };

  const flush = () => {
    clearTimeout(timer);
    const values = form?.getValues();
    if (!form || !values || key === undefined || values === stored) return;
    stored = values;
    const initial = form.getInitialValues();
    if (JSON.stringify(values) === JSON.stringify(initial)) remove();
    else {
      writeDraft(key, values);
      if (storesInitial) writeDraft(initialKey(key), initial);
    }
  };

  return {
    /** Passes in this render's form. */
    attach: (current: DraftedForm) => {
      form = current;
    },
    /** @returns whether there was a draft, which the form now shows */
    restore: (): boolean => {
      const draft = key === undefined ? undefined : readDraft(key);
      const initial = draft && storesInitial && key !== undefined ? readDraft(initialKey(key)) : undefined;
      if (initial) form?.setInitialValues(initial);
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
      remove();
    },
    reset: () => form?.reset(),
  };
};
