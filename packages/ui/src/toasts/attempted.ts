import { notify } from './notify';

/** Takes a change back. */
type Undo = () => void;

/** Makes a change, and tells what went wrong instead of throwing. @returns undefined when it did */
export function attempted<Result>(change: () => Result): Result | undefined {
  try {
    return change();
  } catch (error) {
    notify.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Says what was done, with a press that takes it back. */
export function tellUndo(message: string, undo: Undo): void {
  notify.success(message, { action: { label: 'Undo', onClick: () => attempted(undo) } });
}

/**
 * Makes a change and says so, with a press that takes it back.
 * @param change gives nothing when there was nothing to change
 * @returns whether it was made
 */
export function toldWithUndo(message: string, change: () => Undo | undefined): boolean {
  const undo = attempted(change);
  if (undo) tellUndo(message, undo);
  return undo !== undefined;
}
