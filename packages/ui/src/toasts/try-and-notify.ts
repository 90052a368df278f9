import { errorMessage } from '../error-message/error-message';
import { plural } from '../words';
import { notify } from './notify';

/** Takes a change back. */
type Undo = () => void;

/** Makes a change; if it throws, shows the error instead. @returns undefined when the change failed */
export function tryAndNotify<Result>(change: () => Result): Result | undefined {
  try {
    return change();
  } catch (error) {
    notify.error(errorMessage(error));
    return undefined;
  }
}

/** What a series of the same notification says together: "6 jobs saved". */
type SeriesText = (count: number) => string;

/**
 * The text of a series: `seriesOf('saved', 'job')` says "6 jobs saved".
 * @param many the plural, if it isn't the noun with an s
 */
export const seriesOf =
  (done: string, one: string, many?: string): SeriesText =>
  (count) =>
    `${plural(count, one, many)} ${done}`;

/** Says what was done, with a button that takes it back. @param series lets further ones join it */
export function notifyWithUndo(message: string, undo: Undo, series?: SeriesText): void {
  notify.success(message, { undo: () => tryAndNotify(undo), ...(series && { series }) });
}

/**
 * Makes a change and says so, with a button that takes it back.
 * @param change returns nothing when there was nothing to change
 * @param series lets further ones join the notification
 * @returns whether it was made
 */
export function changeWithUndo(message: string, change: () => Undo | undefined, series?: SeriesText): boolean {
  const undo = tryAndNotify(change);
  if (undo) notifyWithUndo(message, undo, series);
  return undo !== undefined;
}

/** For an edit of something that another tab deleted. @param noun such as "job" */
export const deletedElsewhere = (noun: string): string =>
  `This ${noun} was deleted in another tab. Copy your changes and add it again.`;

const changesSaved = seriesOf('saved', 'change');

/**
 * Writes the changes of an edit and says so. Nothing to write counts as saved.
 * @param noun what is edited, such as "job"
 * @param update returns nothing or false when the row is gone. With what takes the edit back, people can undo it.
 * @param message what to say when they are stored, instead of "Changes saved."
 * @returns whether the changes are stored
 */
export function saveChanges<Changes extends object>(
  noun: string,
  changes: Changes,
  update: (changes: Changes) => Undo | boolean | undefined,
  message?: string,
): boolean {
  if (Object.keys(changes).length === 0) return true;
  const saved = tryAndNotify(() => ({ outcome: update(changes) }));
  if (!saved) return false;
  const { outcome } = saved;
  const said = message ?? 'Changes saved.';
  if (typeof outcome === 'function') notifyWithUndo(said, outcome, message === undefined ? changesSaved : undefined);
  else if (outcome) notify.success(said);
  else notify.error(deletedElsewhere(noun));
  return Boolean(outcome);
}
