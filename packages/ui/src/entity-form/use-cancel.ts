import type { UseFormReturnType } from '@mantine/form';
import { useConfirm } from '../confirm/use-confirm';
import type { FormDraft } from '../form-draft/use-form-draft';

/**
 * The Cancel button of a form: asks first if there are changes to lose, then forgets the draft.
 *
 * @param onLeave called once the user has confirmed, or had nothing to lose
 */
export function useCancel(
  form: Pick<UseFormReturnType<Record<string, unknown>>, 'isDirty'>,
  draft: Pick<FormDraft, 'discard'>,
  onLeave: () => void,
): () => Promise<void> {
  const confirm = useConfirm();
  return async () => {
    const mayLeave =
      !form.isDirty() ||
      (await confirm({
        title: 'Leave without saving?',
        message: 'Your changes will be lost.',
        confirmLabel: 'Leave',
        cancelLabel: 'Keep editing',
        destructive: true,
      }));
    if (!mayLeave) return;
    draft.discard();
    onLeave();
  };
}
