import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { unstub } from './unstub';

interface HappyDomWindow {
  readonly happyDOM: { setURL(url: string): void; setViewport(size: { width: number; height: number }): void };
}

afterEach(cleanup);
// The next file runs in the same window, and finds it as this one did.
const { happyDOM, innerWidth: width, innerHeight: height } = window as Window & Partial<HappyDomWindow>;
const url = window.location.href;
afterAll(() => {
  unstub();
  happyDOM?.setViewport({ width, height });
  happyDOM?.setURL(url);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
});
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
