import { messageSW, Workbox } from 'workbox-window';
import { isFastConnection } from './spare-time';

/** How often an open page checks for a new version. */
const checkEveryMs = 3_600_000;
/** A version that isn't active by then becomes active with the reload. */
const takeOverMs = 3000;

/** Activates a waiting version; resolves when it is active. */
function takeOver(waiting: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, takeOverMs);
    void messageSW(waiting, { type: 'take-over' });
  });
}

/**
 * Whether a waiting version is the one this page already runs. Pages come from the network, so a reloaded page can be
 * newer than the files on the device.
 */
async function isThisPage(waiting: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  return entry !== undefined && (await messageSW(waiting, { type: 'has', url: entry })) === true;
}

const cacheLater = (worker: ServiceWorker) => void messageSW(worker, { type: 'cache-later' });

/**
 * Registers the service worker and checks for new versions. Resolves when one is active.
 * @param onReady called when a newer version than this page's is on the device. Nothing happens on its own: its argument
 *   activates that version, and then the page has to reload
 * @returns `cacheLater`, which has it download the screens that fewer people open
 */
export async function followVersions(
  onReady: (takeOver: () => Promise<void>) => void,
): Promise<{ cacheLater: () => void }> {
  const worker = new Workbox('/sw.js');
  const onWaiting = async (waiting: ServiceWorker) => {
    // So that all of it works offline by the time someone reloads.
    if (isFastConnection()) cacheLater(waiting);
    if (await isThisPage(waiting)) void messageSW(waiting, { type: 'take-over-if-alone' });
    else onReady(() => takeOver(waiting));
  };
  worker.addEventListener('waiting', ({ sw: waiting }) => void (waiting && onWaiting(waiting)));
  await worker.register({ immediate: true });

  let checkedAt = Date.now();
  const check = () => {
    checkedAt = Date.now();
    // It fails offline, where there's nothing to find.
    worker.update().catch(() => {});
  };
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= checkEveryMs) check();
  });
  // A file of this version is gone, so there must be a newer one.
  window.addEventListener('vite:preloadError', check);

  const active = await worker.active;
  return { cacheLater: () => cacheLater(active) };
}
