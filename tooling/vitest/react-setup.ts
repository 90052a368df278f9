import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './leave-page-clean';

afterEach(cleanup);
// A busy machine loads screens slowly.
configure({ asyncUtilTimeout: 10_000 });

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
