import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import './leave-page-clean';

afterEach(cleanup);
// A busy machine loads screens slowly.
configure({ asyncUtilTimeout: 10_000 });

const settings = getConfig();
const inAct = settings.eventWrapper.bind(settings);
// user-event turns the act environment off and waits after each event, so its events need no `act`. In one, React would forget
// the work of an event whose screen waits for code or data, and show nothing more.
configure({
  eventWrapper: (send) => (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === false ? send() : inAct(send)),
});

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
