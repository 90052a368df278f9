import { notify } from './notify';

/** Takes a change back. */
type Undo = () => void;

/** Makes a change; if it throws, shows the error instead. @returns undefined when the change failed */
export function tryAndNotify<Result>(change: () => Result): Result | undefined {
  try {
    return change();
  } catch (error) {
    notify.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Says what was done, with a button that takes it back. */
export function notifyWithUndo(message: string, undo: Undo): void {
  notify.success(message, { action: { label: 'Undo', onClick: () => tryAndNotify(undo) } });
}

/**
 * Makes a change and says so, with a button that takes it back.
 * @param change returns nothing when there was nothing to change
 * @returns whether it was made
 */
export function changeWithUndo(message: string, change: () => Undo | undefined): boolean {
  const undo = tryAndNotify(change);
  if (undo) notifyWithUndo(message, undo);
  return undo !== undefined;
}

/** For an edit of something that another tab deleted. @param noun such as "job" */
export const deletedElsewhere = (noun: string): string =>
  `This ${noun} was deleted in another tab. Copy your changes and add it again.`;

/**
 * Writes the changes of an edit and says so. Nothing to write counts as saved.
 * @param noun what is edited, such as "job"
 * @param update returns false when the row is gone
 * @returns whether the changes are stored
 */
export function saveChanges<Changes extends object>(
  noun: string,
  changes: Changes,
  update: (changes: Changes) => boolean,
): boolean {
  if (Object.keys(changes).length === 0) return true;
  const isThere = tryAndNotify(() => update(changes));
  if (isThere === false) notify.error(deletedElsewhere(noun));
  if (isThere) notify.success('Changes saved.');
  return isThere === true;
}
