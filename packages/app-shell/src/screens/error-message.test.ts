import { expect, it } from 'vitest';
import { errorMessage } from './error-message';

class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
}

it('is the sentence of our own errors', () => {
  expect(errorMessage(new StoreFullError('Delete what you no longer need.'))).toBe('Delete what you no longer need.');
});

it.each([
  'Failed to fetch dynamically imported module: https://jobs.example/assets/MapCanvas-a.js',
  'error loading dynamically imported module: https://jobs.example/assets/MapCanvas-a.js',
  'Importing a module script failed.',
])('says what to do when a part of the site could not be fetched: %s', (message) => {
  expect(errorMessage(new TypeError(message))).toContain('Check your internet connection and try again.');
});

it('says so too where the style sheet of that part could not be fetched', () => {
  const message = 'Unable to preload CSS for /assets/MapCanvas-a.css';
  expect(errorMessage(new Error(message))).toContain('Check your internet connection and try again.');
});

it.each([new TypeError('x is undefined'), new DOMException('aborted', 'AbortError'), 'a text'])(
  'calms where the error speaks to programmers: %s',
  (error) => expect(errorMessage(error)).toBe('What you have kept is safe. Try again.'),
);
