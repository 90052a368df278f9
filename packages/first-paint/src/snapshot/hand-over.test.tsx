import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ScreenSnapshot } from './screen-snapshot.mjs';
import { snapshotScript } from './snapshot-script.mjs';
import { handOver } from './hand-over';

const row = (name: string) =>
  `<li><a id="${name}" href="/job/edit/${name}">${name}</a><button id="delete-${name}" aria-label="Delete"></button></li>`;
const content = (rows: string) => `<main id="main" tabindex="-1">${rows}</main>`;
const twoRows = content(row('Baker') + row('Cook'));

const root = () => document.querySelector<HTMLElement>('#root')!;
const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
const focused = () => document.activeElement?.id;
/** Lets the page notice what has changed. */
const noticed = () => new Promise((resolve) => setTimeout(resolve));
const pointer = (type: string, at: string) =>
  element(at).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
/** Presses an element as a person does. */
function press(at: string): void {
  pointer('pointerdown', at);
  pointer('pointerup', at);
  element(at).click();
}

/** Shows a snapshot as the page does. */
async function open(html = twoRows) {
  document.body.innerHTML = `<meta name="keepmark-variant" content="jobs"><div id="root"></div>
    <template id="keepmark-start"><script type="text/plain" src="/assets/index.js"></script></template>`;
  const snapshot: ScreenSnapshot = {
    html,
    sheets: [],
    title: 'Jobs',
    script: '/assets/index.js',
    variant: 'jobs',
    width: window.innerWidth,
    savedMs: Date.now(),
  };
  vi.stubGlobal('keepmarkSnapshot', Promise.resolve(snapshot));
  runInThisContext(snapshotScript);
  await vi.waitFor(() => expect(root().dataset['snapshot']).toBe(''));
}

const clicks: string[] = [];
let handover: ReturnType<typeof handOver> | undefined;

/** Replaces what the page shows, as React does. */
function show(html: string) {
  root().textContent = '';
  root().innerHTML = html;
  delete root().dataset['snapshot'];
  handover = handOver();
}

/** The same, until the screen answers presses. */
async function replace(html: string) {
  show(html);
  handover!.answer();
  await noticed();
}

beforeEach(() => {
  window.history.replaceState(null, '', '/jobs/list');
  clicks.length = 0;
  window.addEventListener('click', recordClick);
});
afterEach(() => {
  handover?.stop();
  window.removeEventListener('click', recordClick);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Ends what the script of the page listens for.
  root().removeAttribute('data-snapshot');
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'keepmarkActions');
});

/** Clicks that the screen could answer. */
function recordClick({ target, defaultPrevented }: Event): void {
  if (!defaultPrevented) clicks.push((target as Element).id);
}

it('focuses the same link of the screen', async () => {
  await open();
  await noticed();
  element('#Cook').focus();
  await replace(content(row('Miller') + row('Cook')));
  expect(focused()).toBe('Cook');
});

it('tells links to the same address apart by their order', async () => {
  const links = '<a href="/jobs/list">Jobs</a><a id="second" href="/jobs/list">List</a>';
  await open(links);
  element('#second').focus();
  await replace(links);
  expect(focused()).toBe('second');
});

it('focuses the first link to the address when there are fewer of them now', async () => {
  await open('<a href="/jobs/list">Jobs</a><a id="second" href="/jobs/list">List</a>');
  element('#second').focus();
  await replace('<a id="only" href="/jobs/list">Jobs</a>');
  expect(focused()).toBe('only');
});

it('focuses the content, which has no address', async () => {
  await open();
  element('main').focus();
  await replace(twoRows);
  expect(focused()).toBe('main');
});

it('waits a while for a link that the screen renders later', async () => {
  await open();
  element('#Cook').focus();
  await replace(content(row('Baker')));
  expect(document.activeElement).toBe(document.body);
  element('main').insertAdjacentHTML('beforeend', row('Cook'));
  await noticed();
  expect(focused()).toBe('Cook');
});

it('does not wait for a link for ever', async () => {
  await open();
  vi.useFakeTimers();
  element('#Cook').focus();
  show(content(row('Baker')));
  await vi.runAllTimersAsync();
  element('main').insertAdjacentHTML('beforeend', row('Cook'));
  await vi.runAllTimersAsync();
  expect(document.activeElement).toBe(document.body);
});

it('sets no focus when nothing had it', async () => {
  await open();
  await replace(twoRows);
  expect(document.activeElement).toBe(document.body);
});

it('sets no focus after a press elsewhere', async () => {
  await open();
  element('#Cook').focus();
  pointer('pointerdown', '#Baker');
  await replace(twoRows);
  expect(document.activeElement).toBe(document.body);
});

it('leaves the focus where the screen has set it', async () => {
  await open();
  element('#Cook').focus();
  show(`<input id="field">${twoRows}`);
  element('#field').focus();
  await noticed();
  expect(focused()).toBe('field');
});

it('sets no focus on another screen than that of the snapshot', async () => {
  await open();
  element('#Cook').focus();
  window.history.pushState(null, '', '/job/edit/Cook');
  await replace(twoRows);
  expect(document.activeElement).toBe(document.body);
});

it('keeps the focus on a button', async () => {
  await open();
  element('#delete-Cook').focus();
  await replace(content(row('Miller') + row('Baker') + row('Cook')));
  expect(focused()).toBe('delete-Cook');
});

it('repeats a press once, when all of the screen answers', async () => {
  await open('<button id="menu">Menu</button>');
  press('#menu');
  expect(root().dataset['snapshot']).toBe('pressed');
  show('<button id="menu">Menu</button>');
  await noticed();
  expect(clicks).toEqual([]);
  handover!.answer();
  await noticed();
  expect(clicks).toEqual(['menu']);
  root().append('More');
  await noticed();
  expect(clicks).toEqual(['menu']);
});

it('repeats a press in the row it was made in, wherever that is now', async () => {
  await open();
  press('#delete-Cook');
  await replace(content(row('Cook') + row('Miller') + row('Baker')));
  expect(clicks).toEqual(['delete-Cook']);
});

it.each([
  ['a row that is gone', twoRows, '#delete-Cook', content(row('Baker') + row('Miller'))],
  [
    'rows that nothing tells apart',
    '<li>Tag<button id="a"></button></li><li>Tag<button></button></li>',
    '#a',
    undefined,
  ],
  [
    'a row that has become two',
    '<li>Tag<button id="a"></button></li>',
    '#a',
    '<li>Tag<button></button></li>'.repeat(2),
  ],
  ['another number of entries', '<button id="a">Delete 2</button>', '#a', '<button id="a">Delete 3</button>'],
  [
    'a switch that another tab has turned',
    '<input type="checkbox" id="a">',
    '#a',
    '<input type="checkbox" id="a" checked>',
  ],
  [
    'a filter that is on',
    '<button id="a" aria-pressed="false">A</button>',
    '#a',
    '<button aria-pressed="true">A</button>',
  ],
])('repeats no press in %s', async (_, before, at, after = before) => {
  await open(before);
  press(at);
  await replace(after);
  expect(clicks).toEqual([]);
});

it('repeats only the last press', async () => {
  await open('<button id="menu">Menu</button><button id="share">Share</button>');
  press('#menu');
  press('#share');
  await replace('<button id="menu">Menu</button><button id="share">Share</button>');
  expect(clicks).toEqual(['share']);
});

it.each([
  ['someone presses elsewhere', () => pointer('pointerdown', 'p')],
  ['someone goes to another screen', () => window.history.pushState(null, '', '/companies')],
])('repeats no press after %s', async (_, act) => {
  await open('<button id="menu">Menu</button><p>Jobs</p>');
  press('#menu');
  act();
  await replace('<button id="menu">Menu</button><p>Jobs</p>');
  expect(clicks).toEqual([]);
});

it.each([
  ['press', () => pointer('pointerdown', 'p')],
  ['key', () => element('p').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))],
])('lets a %s on the screen come before the one on its snapshot', async (_, act) => {
  await open('<button id="menu">Menu</button>');
  press('#menu');
  await replace('<p>Loading</p>');
  act();
  root().innerHTML = '<button id="menu">Menu</button>';
  await noticed();
  expect(clicks).toEqual([]);
});

it('repeats a press of a button that the screen renders later', async () => {
  await open();
  press('#delete-Cook');
  await replace(content(row('Baker')));
  element('main').insertAdjacentHTML('beforeend', row('Cook'));
  await noticed();
  expect(clicks).toEqual(['delete-Cook']);
});

it('turns a checkbox once, by its label', async () => {
  const html = '<main><label for="r1" id="label">Remote</label><input type="checkbox" id="r1"></main>';
  await open(html);
  press('#label');
  expect(field('#r1').checked).toBe(false);
  await replace(html.replaceAll('r1', 'r2'));
  expect(field('#r2').checked).toBe(true);
});

it('presses what a mouse button is released on after the screen came', async () => {
  await open();
  pointer('pointerdown', '#Cook');
  await replace(content(row('Baker') + row('Cook')));
  pointer('pointerup', '#Cook');
  expect(clicks).toEqual(['Cook']);
});

it('presses what a mouse button was released on before the code of the handover came', async () => {
  await open();
  pointer('pointerdown', '#Cook');
  root().innerHTML = content(row('Baker') + row('Cook'));
  delete root().dataset['snapshot'];
  pointer('pointerup', '#Cook');
  handover = handOver();
  expect(clicks).toEqual([]);
  handover.answer();
  expect(clicks).toEqual(['Cook']);
});

it('presses once what was pressed and released on the snapshot', async () => {
  await open();
  press('#delete-Cook');
  await replace(twoRows);
  pointer('pointerup', '#delete-Cook');
  expect(clicks).toEqual(['delete-Cook']);
});

it('presses nothing when the mouse button is released elsewhere', async () => {
  await open();
  pointer('pointerdown', '#delete-Baker');
  await replace(content(row('Cook') + row('Baker')));
  pointer('pointerup', '#delete-Cook');
  expect(clicks).toEqual([]);
});

it.each([{ ctrlKey: true }, { metaKey: true }])('opens the palette with %o and K', async (keys) => {
  await open();
  const key = new KeyboardEvent('keydown', { code: 'KeyK', cancelable: true, bubbles: true, ...keys });
  root().dispatchEvent(key);
  expect(key.defaultPrevented).toBe(true);
  const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', onKeyDown);
  await replace(twoRows);
  document.removeEventListener('keydown', onKeyDown);
  expect(onKeyDown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'KeyK', ...keys }));
});

/** Types into a field as a person does. */
function enter(at: string, value: string): void {
  field(at).focus();
  field(at).value = value;
  field(at).dispatchEvent(new Event('input', { bubbles: true }));
}

it('keeps what was typed, and the focus', async () => {
  await open('<input type="search" aria-label="Search" value="" id="r1">');
  enter('#r1', 'baker');
  const onInput = vi.fn<(event: Event) => void>();
  root().addEventListener('input', onInput);
  await replace('<input type="search" aria-label="Search" value="" id="r2">');
  expect(field('#r2').value).toBe('baker');
  expect(focused()).toBe('r2');
  expect(onInput).toHaveBeenCalledOnce();
  root().removeEventListener('input', onInput);
});

it('keeps what was chosen in the row of the list', async () => {
  const status = (id: string) =>
    `<li><a href="/job/edit/${id}">${id}</a><select id="s-${id}" aria-label="Status"><option value="0" selected>Saved</option><option value="1">Applied</option></select></li>`;
  await open(status('Baker') + status('Cook'));
  enter('#s-Cook', '1');
  await replace(status('Cook') + status('Baker'));
  expect(field('#s-Cook').value).toBe('1');
  expect(field('#s-Baker').value).toBe('0');
});

it('keeps what another tab has changed', async () => {
  await open('<input aria-label="Title" value="Baker" id="title">');
  enter('#title', 'Bakery');
  await replace('<input aria-label="Title" value="Head baker" id="title">');
  expect(field('#title').value).toBe('Head baker');
});

it('sends no form of a snapshot, but presses its button', async () => {
  const html = '<form><input aria-label="Step" value="" id="step"><button id="add">Add</button></form>';
  await open(html);
  enter('#step', 'Call Jane');
  press('#add');
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  await replace(html);
  root().addEventListener('submit', onSubmit, { once: true });
  expect(clicks).toEqual(['add']);
  expect(field('#step').value).toBe('Call Jane');
});
