import { runInThisContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { readColorFamily, readDisplayMode } from './preferences';
import { themeScript } from '@keepmark/first-paint/theme-script';

const run = () => runInThisContext(themeScript);
const root = document.documentElement;
const themeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
  delete root.dataset['mantineColorScheme'];
  delete root.dataset['colorFamily'];
});

test('without a choice the page is light and blue', () => {
  run();
  expect(root.dataset).toMatchObject({ mantineColorScheme: 'light', colorFamily: 'blue' });
  expect(themeColor()).toBe('#ffffff');
});

test('dark mode sets the theme color of the browser', () => {
  localStorage.setItem('theme', 'dark');
  run();
  expect(root.dataset['mantineColorScheme']).toBe('dark');
  expect(themeColor()).toBe('#212121');
});

const storages: Record<string, string>[] = [
  {},
  { theme: 'light' },
  { theme: 'keepmark-dark' },
  { theme: '' },
  { 'display-mode': 'dark' },
  { 'display-mode': 'light' },
  { theme: 'light', 'display-mode': 'dark' },
  { theme: 'dark', 'display-mode': 'light' },
  { 'colour-family': 'teal' },
];

test.each(storages)('reads %o as preferences.ts does', (stored) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  run();
  expect(root.dataset).toMatchObject({ mantineColorScheme: readDisplayMode(), colorFamily: readColorFamily() });
});
