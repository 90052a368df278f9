import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';

/** Focuses the first field with an error, and opens the `MoreFields` that hide it. */
export function focusError<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  errors: Readonly<Record<string, ReactNode>>,
): void {
  const node = form.getInputNode<HTMLElement, never>((Object.keys(errors)[0] ?? '') as never);
  node?.closest('details')?.setAttribute('open', '');
  node?.focus();
}
