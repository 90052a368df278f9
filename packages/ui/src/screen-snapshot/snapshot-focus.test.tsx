import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { snapshotFocusScript } from './snapshot-focus.mjs';

const row = (name: string) => `<li><a id="${name}" href="/job/edit/${name}">${name}</a></li>`;
const content = (rows: string) => `<main id="main" tabindex="-1">${rows}</main>`;
const twoRows = content(row('Baker') + row('Cook'));

const root = () => document.querySelector<HTMLElement>('#root')!;
const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const focused = () => document.activeElement?.id;
/** Lets the page notice what has changed. */
const noticed = () => new Promise((resolve) => setTimeout(resolve));

function open(html = twoRows) {
  document.body.innerHTML = '<div id="root"><output class="keepmark-boot"></output></div>';
  runInThisContext(snapshotFocusScript);
  root().dataset['snapshot'] = '';
  root().innerHTML = html;
}

/** Replaces what the page shows, as React does. */
async function replace(html: string) {
  root().innerHTML = html;
  delete root().dataset['snapshot'];
  await noticed();
}

beforeEach(() => window.history.replaceState(null, '', '/jobs/list'));
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

it('focuses the same link of the screen', async () => {
  open();
  await noticed();
  element('#Cook').focus();
  await replace(content(row('Miller') + row('Cook')));
  expect(focused()).toBe('Cook');
});

it('tells links to the same address apart by their order', async () => {
  const links = '<a href="/jobs/list">Jobs</a><a id="second" href="/jobs/list">List</a>';
  open(links);
  element('#second').focus();
  await replace(links);
  expect(focused()).toBe('second');
});

it('focuses the first link to the address when there are fewer of them now', async () => {
  open('<a href="/jobs/list">Jobs</a><a id="second" href="/jobs/list">List</a>');
  element('#second').focus();
  await replace('<a id="only" href="/jobs/list">Jobs</a>');
  expect(focused()).toBe('only');
});

it('focuses the content, which has no address', async () => {
  open();
  element('main').focus();
  await replace(twoRows);
  expect(focused()).toBe('main');
});

it('waits a while for a link that the screen renders later', async () => {
  open();
  element('#Cook').focus();
  await replace(content(row('Baker')));
  expect(document.activeElement).toBe(document.body);
  element('main').insertAdjacentHTML('beforeend', row('Cook'));
  await noticed();
  expect(focused()).toBe('Cook');
});

it('does not wait for a link for ever', async () => {
  vi.useFakeTimers();
  open();
  element('#Cook').focus();
  root().innerHTML = content(row('Baker'));
  delete root().dataset['snapshot'];
  await vi.runAllTimersAsync();
  element('main').insertAdjacentHTML('beforeend', row('Cook'));
  await vi.runAllTimersAsync();
  expect(document.activeElement).toBe(document.body);
});

it('sets no focus when nothing had it', async () => {
  open();
  await replace(twoRows);
  expect(document.activeElement).toBe(document.body);
});

it('sets no focus after a press elsewhere', async () => {
  open();
  element('#Cook').focus();
  element('#Baker').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await replace(twoRows);
  expect(document.activeElement).toBe(document.body);
});

it('leaves the focus where the screen has set it', async () => {
  open();
  element('#Cook').focus();
  root().innerHTML = `<input id="field">${twoRows}`;
  element('#field').focus();
  delete root().dataset['snapshot'];
  await noticed();
  expect(focused()).toBe('field');
});

it('sets no focus on another screen than that of the snapshot', async () => {
  open();
  element('#Cook').focus();
  window.history.pushState(null, '', '/job/edit/Cook');
  await replace(twoRows);
  expect(document.activeElement).toBe(document.body);
});
