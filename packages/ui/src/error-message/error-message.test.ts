import { expect, it } from 'vitest';
import { errorMessage } from './error-message';

const otherwise = 'Your saved data is safe. Try again.';

class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
}

it('shows the message of our own errors', () => {
  expect(errorMessage(new StoreFullError('Delete what you no longer need.'), otherwise)).toBe(
    'Delete what you no longer need.',
  );
});

it.each([
  'Failed to fetch dynamically imported module: https://jobs.example/assets/MapCanvas-a.js',
  'error loading dynamically imported module: https://jobs.example/assets/MapCanvas-a.js',
  'Importing a module script failed.',
])('says what to do when part of the site fails to load: %s', (message) => {
  expect(errorMessage(new TypeError(message), otherwise)).toContain('Check your internet connection and try again.');
});

it('says what to do when a style sheet fails to load', () => {
  const message = 'Unable to preload CSS for /assets/MapCanvas-a.css';
  expect(errorMessage(new Error(message), otherwise)).toContain('Check your internet connection and try again.');
});

it.each([new TypeError('x is undefined'), new DOMException('aborted', 'AbortError'), 'a text'])(
  'hides an error written for programmers: %s',
  (error) => expect(errorMessage(error, otherwise)).toBe(otherwise),
);
