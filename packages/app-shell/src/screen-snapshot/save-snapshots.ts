import type { AnyRouter } from '@tanstack/react-router';
import { whenIdle } from '../versions/spare-time';
import { browserSnapshots, type SnapshotStore } from './snapshot-store';
import { takeSnapshot } from '@keepmark/first-paint/take-snapshot';

/** A screen that is about to be left isn't worth a snapshot. */
const settleMs = 500;
/** A page that is busy for longer won't be idle soon. */
const maxIdleMs = 2000;

/** How many times to check again whether a screen has finished loading. */
const maxTries = 20;

type Router = Pick<AnyRouter, 'state' | 'subscribe'>;

const isShownEarly = ({ state }: Router): boolean => state.matches.at(-1)?.staticData.isShownEarly === true;

/** Whether the screen, or a part of it, shows that it's loading. */
const isLoading = ({ state }: Router): boolean =>
  state.status !== 'idle' || document.querySelector('#root [data-loading]') !== null;

/**
 * Saves a snapshot of each screen that is shown early: once it's there and the page is idle, and again when the page is
 * hidden, as it is before it's closed. Without IndexedDB or space, the next visit waits for the code.
 * @returns a function that stops it
 */
export function saveSnapshots(router: Router, store: Pick<SnapshotStore, 'save'> = browserSnapshots): () => void {
  const save = async (): Promise<void> => {
    if (!isShownEarly(router) || isLoading(router)) return;
    const { pathname, search } = window.location;
    const snapshot = await takeSnapshot();
    if (!snapshot) return;
    await store.save(pathname + search, snapshot);
    // For the visit that shows it, which the file would otherwise come too late for.
    await import('@keepmark/first-paint/hand-over');
  };
  const tryToSave = () => void save().catch(() => {});

  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveSoon = (tries = maxTries) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isLoading(router) && tries > 1) saveSoon(tries - 1);
      else whenIdle(tryToSave, { timeout: maxIdleMs });
    }, settleMs);
  };
  const onVisibilityChange = () => {
    if (document.hidden) tryToSave();
  };
  const stopFollowing = router.subscribe('onRendered', () => saveSoon());
  document.addEventListener('visibilitychange', onVisibilityChange);
  saveSoon();
  return () => {
    clearTimeout(timer);
    stopFollowing();
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
