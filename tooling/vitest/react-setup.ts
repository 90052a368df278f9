import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
// A busy machine loads a screen slowly: what a test waits for comes, or it does not.
configure({ asyncUtilTimeout: 10_000 });

// Mantine asks for both; happy-dom has neither in the form it needs.
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
// A text area that grows with its text listens to the loading of fonts.
if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
