import { afterAll, vi } from 'vitest';
import { unstub } from './unstub';

interface HappyDomWindow {
  readonly happyDOM: { setURL(url: string): void; setViewport(size: { width: number; height: number }): void };
}

const { happyDOM, innerWidth: width, innerHeight: height } = window as Window & Partial<HappyDomWindow>;
const { documentElement, head, body } = document;
const url = window.location.href;
const ofNavigator = new Set(Reflect.ownKeys(navigator));

const { setTimeout: startTimer, setInterval: startRepeating } = globalThis;
const timers = new Set<NodeJS.Timeout>();
/** Notes the timers that a function starts. */
const noted = <Start extends (...args: never[]) => NodeJS.Timeout>(start: Start): Start =>
  Object.assign((...args: Parameters<Start>) => {
    const timer = start(...args);
    timers.add(timer);
    return timer;
  }, start);
globalThis.setTimeout = noted(startTimer);
globalThis.setInterval = noted(startRepeating);

// The next file runs in the same window with the same libraries. It finds the page as this one did, and loads its own copies of
// our modules, so that they remember nothing.
afterAll(async () => {
  unstub();
  await vi.dynamicImportSettled();
  vi.resetModules();
  // As those of a closed page: they would write into the storage of the next file.
  for (const timer of timers) clearTimeout(timer);
  globalThis.setTimeout = startTimer;
  globalThis.setInterval = startRepeating;
  happyDOM?.setViewport({ width, height });
  happyDOM?.setURL(url);
  localStorage.clear();
  sessionStorage.clear();
  head.replaceChildren();
  body.replaceChildren();
  for (const element of [documentElement, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  // Testing Library's `screen` goes on looking into this body when a test has put another into the page.
  documentElement.replaceChildren(head, body);
  // A device that a test defined, such as a microphone.
  for (const key of Reflect.ownKeys(navigator)) if (!ofNavigator.has(key)) Reflect.deleteProperty(navigator, key);
});
