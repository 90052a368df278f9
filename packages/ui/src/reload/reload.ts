import { notify } from '../toasts/notify';

type Hold = () => Promise<unknown>;

const flushes = new Set<() => void>();
const holds = new Set<Hold>();

/**
 * Registers work to do just before a reload, such as writing a draft.
 * @returns a function that takes it back
 */
export const beforeReload = (flush: () => void): (() => void) => {
  flushes.add(flush);
  return () => flushes.delete(flush);
};

/**
 * Makes every reload wait until `hold()` settles, such as an AI answer that is being written.
 * @returns a function that takes it back
 */
export const holdReload = (hold: Hold): (() => void) => {
  holds.add(hold);
  return () => holds.delete(hold);
};

let pending: Promise<void> | undefined;

const whenFree = async () => {
  if (holds.size > 0) notify.info('The page will reload when this is finished.');
  // A hold may be registered while another is awaited, so look again until none is left.
  while (holds.size > 0) {
    const waiting = [...holds];
    await Promise.allSettled(waiting.map((hold) => hold()));
    for (const hold of waiting) holds.delete(hold);
  }
  for (const flush of flushes) flush();
};

/** Reloads the page once every hold has settled and every draft is written; calls while one is pending are one reload. */
export const reloadSafely = (reload: () => void = () => globalThis.location.reload()): Promise<void> => {
  pending ??= whenFree()
    .then(reload)
    .finally(() => {
      pending = undefined;
    });
  return pending;
};
