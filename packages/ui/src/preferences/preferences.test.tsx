import { beforeEach, expect, test, vi } from 'vitest';
import { followColorFamily } from './follow-color-family';
import { readColorFamily, readDisplayMode, shownDisplayMode, writeColorFamily, writeDisplayMode } from './preferences';

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the default is light mode and the blue family', () => {
  expect([readDisplayMode(), readColorFamily()]).toEqual(['light', 'blue']);
});

test.each([
  ['dark', 'dark'],
  ['keepmark-dark', 'dark'],
  ['light', 'light'],
  ['nonsense', 'light'],
])("theme '%s' is %s mode", (stored, mode) => {
  localStorage.setItem('theme', stored);
  expect(readDisplayMode()).toBe(mode);
});

test('the display-mode key decides where there is no theme', () => {
  localStorage.setItem('display-mode', 'dark');
  expect(readDisplayMode()).toBe('dark');
  localStorage.setItem('theme', 'light');
  expect(readDisplayMode()).toBe('light');
});

test('writing a mode sets both keys', () => {
  expect(writeDisplayMode('dark')).toBe(true);
  expect([localStorage.getItem('theme'), localStorage.getItem('display-mode')]).toEqual(['dark', 'dark']);
});

test('a family is stored and shown immediately; an unknown one is blue', () => {
  expect(writeColorFamily('teal')).toBe(true);
  expect(readColorFamily()).toBe('teal');
  expect(document.documentElement.dataset['colorFamily']).toBe('teal');
  localStorage.setItem('colour-family', 'magenta');
  expect(readColorFamily()).toBe('blue');
});

test('where the browser forbids storage, reading gives the defaults and writing says so', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([readDisplayMode(), readColorFamily()]).toEqual(['light', 'blue']);
  expect([writeDisplayMode('dark'), writeColorFamily('teal')]).toEqual([false, false]);
});

test('the mode of the page stays when another tab stores one', () => {
  document.documentElement.dataset['mantineColorScheme'] = 'light';
  localStorage.setItem('theme', 'dark');
  expect(shownDisplayMode()).toBe('light');
});

test('the family that another tab chooses is shown', () => {
  const chosen: string[] = [];
  const stop = followColorFamily((family) => chosen.push(family));
  const otherTabChooses = (family: string) => {
    localStorage.setItem('colour-family', family);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'colour-family', newValue: family }));
  };
  otherTabChooses('teal');
  expect(document.documentElement.dataset['colorFamily']).toBe('teal');
  stop();
  otherTabChooses('cyan');
  expect(chosen).toEqual(['teal']);
});
