import type { Undo } from '@keepmark/local-store';
import { notify } from '@keepmark/ui';

/** Tells what went wrong instead of throwing. @returns undefined when it did */
export function attempted<Result>(change: () => Result): Result | undefined {
  try {
    return change();
  } catch (error) {
    notify.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Says what was done, with a press that takes it back. */
export const tellUndo = (message: string, undo: Undo): void =>
  void notify.success(message, { action: { label: 'Undo', onClick: () => attempted(undo) } });

/** Makes a change and says so. @returns whether it was made */
export function toldWithUndo(message: string, change: () => Undo): boolean {
  const undo = attempted(change);
  if (undo) tellUndo(message, undo);
  return undo !== undefined;
}
