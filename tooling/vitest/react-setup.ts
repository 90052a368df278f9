import { cleanup, configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { afterAll, afterEach } from 'vitest';
import './leave-page-clean';

afterEach(cleanup);
// A busy machine loads screens slowly.
configure({ asyncUtilTimeout: 10_000 });

const settings = getConfig();
const inAct = settings.eventWrapper.bind(settings);
const asynchronously = settings.asyncWrapper.bind(settings);
/** Resolves once React has nothing more to render. */
const rendered = () =>
  new Promise<void>((resolve) => unstable_scheduleCallback(unstable_IdlePriority, () => resolve()));
// user-event turns the act environment off, and its events need no `act` as long as it waits for React after each of them. In
// one that isn't awaited, React forgets the work of an event whose screen waits for code or data, and shows nothing more.
configure({
  eventWrapper: (send) => (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === false ? send() : inAct(send)),
  asyncWrapper: (run) =>
    asynchronously(async () => {
      const result = await run();
      await rendered();
      return result;
    }),
});
// The next file finds the same library, and would wrap these once more.
afterAll(() => configure(settings));

// Mantine needs both. happy-dom lacks them, or has them in another form.
window.matchMedia ??= (media) =>
  ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// A text area that grows with its text listens for fonts to load.
if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
