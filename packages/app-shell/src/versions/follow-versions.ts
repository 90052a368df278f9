import { messageSW, Workbox } from 'workbox-window';

/** How often an open page asks whether there is a newer version. */
const checkEveryMs = 3_600_000;
/** A version that has not taken over by then takes over with the reload. */
const takeOverMs = 3000;

/** Lets a waiting version take over; resolves when it has. */
function takeOver(waiting: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, takeOverMs);
    void messageSW(waiting, { type: 'take-over' });
  });
}

/**
 * Whether a waiting version is the one that this page runs already. Pages come from the network, so a reload may be
 * ahead of what is kept on the device.
 */
async function isThisPage(waiting: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  return entry !== undefined && (await messageSW(waiting, { type: 'has', url: entry })) === true;
}

/**
 * Registers the service worker and looks for newer versions of it.
 * @param onReady called when a newer version than this page's lies on the device. Nothing happens by itself: what it
 *   is given lets that version take over, after which the page has to be reloaded
 */
export async function followVersions(onReady: (takeOver: () => Promise<void>) => void): Promise<void> {
  const worker = new Workbox('/sw.js');
  const onWaiting = async (waiting: ServiceWorker) => {
    if (await isThisPage(waiting)) void messageSW(waiting, { type: 'take-over-if-alone' });
    else onReady(() => takeOver(waiting));
  };
  worker.addEventListener('waiting', ({ sw: waiting }) => void (waiting && onWaiting(waiting)));
  await worker.register({ immediate: true });

  let checkedAt = Date.now();
  const check = () => {
    checkedAt = Date.now();
    // Offline there is nothing to find.
    worker.update().catch(() => {});
  };
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= checkEveryMs) check();
  });
  // A part of this version is not to be had any more: there is a newer one.
  window.addEventListener('vite:preloadError', check);
}
