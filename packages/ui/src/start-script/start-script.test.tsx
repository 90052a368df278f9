import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstVisitScript, startScript } from './start-script.mjs';
import { startedEvent } from './started-event.mjs';

type OnPaint = (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void;
let paint: () => void;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onPaint: OnPaint) {
        paint = () => onPaint({ getEntriesByName: (name) => [new PerformanceMark(name)] });
      }
      observe() {}
    },
  );
  document.head.innerHTML = '';
  delete document.documentElement.dataset['words'];
});
afterEach(() => {
  document.dispatchEvent(new Event(startedEvent));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(page: string | undefined) {
  document.body.innerHTML = `<div id="root"${page === undefined ? '' : ` data-page="${page}"`}>
    <button type="button">Menu</button><form><input name="text"><button>Send</button></form></div>
    <template id="keepmark-start"><link rel="modulepreload" href="/assets/base.js"></template>`;
  runInThisContext(startScript);
}
const preloads = () => document.head.querySelectorAll('link[rel="modulepreload"]').length;

it('fetches the scripts once the page is painted, and once only', () => {
  open('/');
  expect(preloads()).toBe(0);
  paint();
  expect(preloads()).toBe(1);
  vi.runAllTimers();
  expect(preloads()).toBe(1);
});

it('does not wait for ever for a browser that does not say when it paints', () => {
  open('/');
  vi.runAllTimers();
  expect(preloads()).toBe(1);
});

it('fetches the scripts immediately when there is nothing to read yet', () => {
  open(undefined);
  expect(preloads()).toBe(1);
});

it('presses a button again that was pressed too early', () => {
  open('/');
  const menu = document.querySelector('button')!;
  menu.click();
  expect(preloads()).toBe(1);
  const onClick = vi.fn<() => void>();
  menu.addEventListener('click', onClick);
  document.dispatchEvent(new Event(startedEvent));
  expect(onClick).toHaveBeenCalledOnce();
  menu.click();
  document.dispatchEvent(new Event(startedEvent));
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('holds a form back until the scripts can send it, and no longer', () => {
  open('/support');
  const isHeld = () => !document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(isHeld()).toBe(true);
  document.dispatchEvent(new Event(startedEvent));
  expect(isHeld()).toBe(false);
});

it('shows font and pictures immediately on a return visit', () => {
  runInThisContext(firstVisitScript);
  expect(document.documentElement.dataset['words']).toBe('first');
  open('/');
  paint();
  expect(document.documentElement.dataset['words']).toBeUndefined();
  runInThisContext(firstVisitScript);
  expect(document.documentElement.dataset['words']).toBeUndefined();
});
