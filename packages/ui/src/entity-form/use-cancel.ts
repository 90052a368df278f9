import type { UseFormReturnType } from '@mantine/form';
import { useConfirm } from '../confirm/use-confirm';
import type { FormDraft } from '../form-draft/use-form-draft';

/**
 * What the Cancel button of a form does: asks where something typed would be thrown away, then forgets the draft.
 *
 * @param onLeave called once the user has given up
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
        message: 'What you changed here is lost.',
        confirmLabel: 'Leave',
        cancelLabel: 'Keep editing',
        destructive: true,
      }));
    if (!mayLeave) return;
    draft.discard();
    onLeave();
  };
}
