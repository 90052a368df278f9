import { useCallback, useEffect, useMemo, useState } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import { useIsomorphicEffect } from '@mantine/hooks';
import { beforeReload } from '../reload/reload';
import { createDraftKeeper, type DraftedForm } from './draft-keeper';

export type FormDraft = {
  /** Whether the form shows values from a draft: offer to discard them. */
  restored: boolean;
  /** Forgets the draft: call it when the values have been saved. */
  clear: () => void;
  /** Forgets the draft and puts the form back to its initial values. */
  discard: () => void;
};

/**
 * Stores a Mantine form's values in the tab's session storage while they are typed, and restores them after a reload.
 * @param form controlled or uncontrolled; it must name all its fields in `initialValues`
 * @param key one for each form and entity, such as `job-edit/${internalId}`; undefined while the initial values are
 *   still to come
 * @param storesInitial whether the draft also holds the initial values. They are back with it, and show what the person
 *   had changed when the record has changed since
 */
export const useFormDraft = <Values extends object, Sent = Values>(
  form: UseFormReturnType<Values, Sent>,
  key: string | undefined,
  storesInitial = false,
): FormDraft => {
  const [paths] = useState(() => Object.keys(form.getValues()));
  const [restored, setRestored] = useState(false);
  const keeper = useMemo(() => createDraftKeeper(key, storesInitial), [key, storesInitial]);

  for (const path of paths) form.watch(path as never, keeper.schedule);

  useIsomorphicEffect(() => {
    keeper.attach(form as unknown as DraftedForm);
  });
  useIsomorphicEffect(() => {
    setRestored(keeper.restore());
  }, [keeper]);
  useEffect(() => {
    const release = beforeReload(keeper.flush);
    globalThis.addEventListener('pagehide', keeper.flush);
    return () => {
      release();
      globalThis.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  const clear = useCallback(() => {
    keeper.clear();
    setRestored(false);
  }, [keeper]);
  const discard = useCallback(() => {
    keeper.reset();
    keeper.clear();
    setRestored(false);
  }, [keeper]);

  return { restored, clear, discard };
};
