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

/** Says what was done, and takes it back with one press. */
export function tellUndo(message: string, undo: Undo): void {
  notify.success(message, { action: { label: 'Undo', onClick: () => attempted(undo) } });
}
