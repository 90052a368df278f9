import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstVisitScript, startScript } from './start-script.mjs';
import { startedEvent } from '../started-event.mjs';

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

it('the start script fetches the page’s scripts once, when the page is painted', () => {
  open('/');
  expect(preloads()).toBe(0);
  paint();
  expect(preloads()).toBe(1);
  vi.runAllTimers();
  expect(preloads()).toBe(1);
});

it('the start script fetches the page’s scripts in a browser that doesn’t say when it paints', () => {
  open('/');
  vi.runAllTimers();
  expect(preloads()).toBe(1);
});

it('the start script fetches the page’s scripts immediately when there is nothing to read yet', () => {
  open(undefined);
  expect(preloads()).toBe(1);
});

it('the start script presses a button again that was pressed before the page’s scripts ran', () => {
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

it('the start script presses no button again after a later press elsewhere', () => {
  open('/');
  const menu = document.querySelector('button')!;
  const onClick = vi.fn<() => void>();
  menu.click();
  document.querySelector('input')!.click();
  menu.addEventListener('click', onClick);
  document.dispatchEvent(new Event(startedEvent));
  expect(onClick).not.toHaveBeenCalled();
});

it('the start script holds a form back until the page’s scripts can send it', () => {
  open('/support');
  const isHeld = () => !document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(isHeld()).toBe(true);
  document.dispatchEvent(new Event(startedEvent));
  expect(isHeld()).toBe(false);
});

it('the start script shows font and pictures immediately on a return visit', () => {
  runInThisContext(firstVisitScript);
  expect(document.documentElement.dataset['words']).toBe('first');
  open('/');
  paint();
  expect(document.documentElement.dataset['words']).toBeUndefined();
  runInThisContext(firstVisitScript);
  expect(document.documentElement.dataset['words']).toBeUndefined();
});
