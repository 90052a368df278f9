import { runInThisContext } from 'node:vm';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ScreenSnapshot, snapshotActions, snapshotPlace } from './screen-snapshot.mjs';
import { snapshotLookupScript, snapshotScript } from './snapshot-script.mjs';

// The style sheets aren't there, which happy-dom would report.
Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true });

const script = '/assets/index-1.js';
const snapshot: ScreenSnapshot = {
  html: '<main>Saved jobs</main>',
  sheets: [
    { href: '/assets/index.css', css: 'main{color:red}' },
    { href: '/assets/screens.css', css: 'main{color:teal}' },
  ],
  title: 'Jobs',
  script,
  variant: 'jobs',
  width: window.innerWidth,
  savedMs: Date.now(),
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.setItem('keepmark-session', 'settled');
  window.history.replaceState(null, '', '/jobs/list?sort=company');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  // Ends what the script listens for.
  root()?.removeAttribute('data-snapshot');
});

const answered = <Answer,>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve) => request.addEventListener('success', () => resolve(request.result)));

/** Stores a snapshot as the page does, whose script creates the store. */
async function store(address: string, changes: Partial<ScreenSnapshot> = {}) {
  const opening = indexedDB.open(snapshotPlace.database, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(snapshotPlace.store).createIndex(snapshotPlace.index, snapshotPlace.index);
  });
  const database = await answered(opening);
  const snapshots = database.transaction(snapshotPlace.store, 'readwrite').objectStore(snapshotPlace.store);
  await answered(snapshots.put({ ...snapshot, ...changes }, address));
  database.close();
}

const root = () => document.querySelector<HTMLElement>('#root')!;
const hasStarted = () => document.head.querySelector(`script[src="${script}"]`) !== null;

function open(preloads = '') {
  document.head.innerHTML = `<title>Keepmark Jobs</title><meta name="keepmark-variant" content="jobs">
    <style data-href="/assets/index.css">main{color:red}</style>${preloads}`;
  document.body.innerHTML = `<div id="root"><output class="keepmark-boot"></output></div>
    <template id="keepmark-start"><script type="text/plain" src="${script}"></script></template>`;
  runInThisContext(snapshotLookupScript);
  runInThisContext(snapshotScript);
}

it('shows the screen as it looked, which cannot be used yet, then starts the page', async () => {
  let paint = () => {};
  vi.stubGlobal('requestAnimationFrame', (onFrame: () => void) => (paint = onFrame));
  await store('/jobs/list?sort=company');
  open();
  await vi.waitFor(() => expect(root().textContent).toBe('Saved jobs'));
  expect(root().dataset['snapshot']).toBe('');
  expect(document.title).toBe('Jobs');
  expect(hasStarted()).toBe(false);
  paint();
  await vi.waitFor(() => expect(hasStarted()).toBe(true));
});

it('adds the style sheets that the page does not contain, for good', async () => {
  await store('/jobs/list?sort=company');
  open();
  await vi.waitFor(() => expect(hasStarted()).toBe(true));
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style')];
  expect(sheets.map(({ dataset, textContent }) => [dataset['href'], textContent])).toEqual(
    snapshot.sheets.map(({ href, css }) => [href, css]),
  );
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  expect(links.map((link) => [link.getAttribute('href'), link.disabled])).toEqual([['/assets/screens.css', true]]);
});

it.each([
  [
    'fetches the style sheets of the screen when there is no snapshot',
    '/companies',
    ['preload', '/assets/screens.css'],
  ],
  ['leaves the style sheets of the screen to its snapshot', '/jobs/list?sort=company', [null, null]],
])('%s', async (_, address, expected) => {
  await store(address);
  open('<link as="style" data-href="/assets/screens.css">');
  await vi.waitFor(() => expect(hasStarted()).toBe(true));
  const link = document.querySelector('link[data-href]');
  expect(['rel', 'href'].map((name) => link?.getAttribute(name))).toEqual(expected);
});

it.each([
  ['another version', { script: '/assets/index-0.js' }],
  ['the other variant', { variant: 'places' }],
  ['another width', { width: 360 }],
  ['last month', { savedMs: Date.now() - 30 * 24 * 60 * 60 * 1000 }],
])('does not show a snapshot of %s', async (_, changes) => {
  await store('/jobs/list?sort=company', changes);
  open();
  await vi.waitFor(() => expect(hasStarted()).toBe(true));
  expect(root().innerHTML).toContain('keepmark-boot');
  expect(root().dataset['snapshot']).toBeUndefined();
});

const links = `<a id="job" href="/job/edit/1">Baker</a><a id="skip" href="#main">Skip</a>
  <a id="site" href="https://rye.example/">Rye & Co</a><a id="tab" href="/job/edit/2" target="_blank">Cook</a>
  <a id="file" href="/jobs.csv" download>Export</a>`;
const preload = vi.fn<(path: string) => void>();

async function openLinks() {
  vi.stubGlobal('keepmarkPreload', preload.mockReset());
  window.history.replaceState(null, '', '/jobs/list');
  await store('/jobs/list', { html: links });
  open();
  await vi.waitFor(() => expect(document.querySelector('#job')).not.toBeNull());
}

/** Clicks on a link, and tells whether that is left to the browser, which doesn't follow it here. */
function isLeftToBrowser(id: string, keys: MouseEventInit = {}): boolean {
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  document
    .querySelector(`#${id}`)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return isLeft;
}

it('goes on to the screen of a link that someone clicks before the code runs', async () => {
  await openLinks();
  const { length } = window.history;
  expect(isLeftToBrowser('job')).toBe(false);
  expect(window.location.pathname).toBe('/job/edit/1');
  expect(window.history.length).toBe(length + 1);
  expect(root().dataset['snapshot']).toBe('left');
  expect(preload).toHaveBeenCalledExactlyOnceWith('/job/edit/1');
});

it('goes there once when someone clicks twice', async () => {
  await openLinks();
  isLeftToBrowser('job');
  const { length } = window.history;
  expect(isLeftToBrowser('job')).toBe(false);
  expect(window.history.length).toBe(length);
});

it.each([
  ['a link within the page', 'skip', {}],
  ['a link to another site', 'site', {}],
  ['a link that opens a tab', 'tab', {}],
  ['a link to a file', 'file', {}],
  ['a click that opens a tab', 'job', { ctrlKey: true }],
  ['a click that opens a tab on a Mac', 'job', { metaKey: true }],
  ['a click that opens a window', 'job', { shiftKey: true }],
])('leaves %s to the browser', async (_, id, keys) => {
  await openLinks();
  expect(isLeftToBrowser(id, keys)).toBe(true);
  expect(root().dataset['snapshot']).toBe('');
});

it('leaves links to the code that has replaced the snapshot', async () => {
  await openLinks();
  delete root().dataset['snapshot'];
  expect(isLeftToBrowser('job')).toBe(true);
});

const controls = `<button id="menu"><b id="icon"></b></button><form><input id="step"><input type="checkbox" id="remote"></form><p></p>`;

async function openControls() {
  await store('/jobs/list?sort=company', { html: `<main>${controls}</main>` });
  open();
  await vi.waitFor(() => expect(document.querySelector('#menu')).not.toBeNull());
}
const click = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

it('records which button was pressed last, and that another press came after it', async () => {
  await openControls();
  click('#icon');
  expect(snapshotActions()?.press).toBe(document.querySelector('#menu'));
  expect(root().dataset['snapshot']).toBe('pressed');
  click('#remote');
  expect(snapshotActions()?.press).toBe(document.querySelector('#remote'));
  expect(document.querySelector<HTMLInputElement>('#remote')!.checked).toBe(false);
  click('p');
  expect(snapshotActions()?.press).toBeUndefined();
});

it('sends no form, and records which fields someone changed and which has the focus', async () => {
  await openControls();
  const field = document.querySelector<HTMLInputElement>('#step')!;
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect([...snapshotActions()!.fields]).toEqual([field]);
  expect(snapshotActions()!.focus).toBe(field);
  expect(field.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
});

it('leaves everything to the screen that has replaced the snapshot', async () => {
  await openControls();
  delete root().dataset['snapshot'];
  click('#menu');
  click('#remote');
  expect(snapshotActions()?.press).toBeUndefined();
  expect(document.querySelector<HTMLInputElement>('#remote')!.checked).toBe(true);
});

it('does not show the snapshot of another screen', async () => {
  await store('/jobs/list');
  open();
  await vi.waitFor(() => expect(hasStarted()).toBe(true));
  expect(root().innerHTML).toContain('keepmark-boot');
});

it.each(['leaving', undefined])('starts immediately for a visitor whose session is %s', async (session) => {
  localStorage.clear();
  if (session) localStorage.setItem('keepmark-session', session);
  await store('/jobs/list?sort=company');
  open();
  await Promise.resolve();
  expect(hasStarted()).toBe(true);
});

it('starts immediately in a browser that denies IndexedDB', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  open();
  await Promise.resolve();
  expect(hasStarted()).toBe(true);
});

it('does not wait for an IndexedDB that does not answer, and shows nothing if it does later', async () => {
  vi.useFakeTimers();
  const reading = { result: snapshot, onsuccess: () => {} };
  const database = { transaction: () => ({ objectStore: () => ({ get: () => reading }) }), close: () => {} };
  const opening = { result: database, onsuccess: () => {} };
  vi.stubGlobal('indexedDB', { open: () => opening });
  open();
  expect(hasStarted()).toBe(false);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(hasStarted()).toBe(true);
  opening.onsuccess();
  reading.onsuccess();
  await Promise.resolve();
  expect(root().innerHTML).toContain('keepmark-boot');
});
