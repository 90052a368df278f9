import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../toasts/notify';
import { downloadFile } from './download-file';
import { saveFile } from './save-file';

vi.mock('./download-file', () => ({ downloadFile: vi.fn<typeof downloadFile>() }));

beforeEach(() => {
  vi.mocked(downloadFile).mockClear();
  vi.spyOn(notify, 'error');
});

class FontLoadError extends Error {
  override readonly name = 'FontLoadError';
}

const failWith = (thrown: unknown) => async () => {
  throw thrown;
};

it('gives the person the file', async () => {
  expect(await saveFile('list', async () => ({ name: 'a.csv', content: 'a,b', type: 'text/csv' }))).toBe(true);
  expect(downloadFile).toHaveBeenCalledWith('a.csv', 'a,b', 'text/csv');
  expect(notify.error).not.toHaveBeenCalled();
});

it.each([
  ['its own words for our errors', new FontLoadError('We couldn’t load the font.'), 'We couldn’t load the font.'],
  [
    'the connection if a part of the site didn’t load',
    new TypeError('Failed to fetch dynamically imported module: https://jobs.example/assets/write-calendar-a.js'),
    'We couldn’t load this part of the site. Check your internet connection and try again.',
  ],
  [
    'our own fault, and not the connection, for a mistake in the code',
    new RangeError('invalid date'),
    'We couldn’t create the calendar file. The fault is ours, so tell support if it happens again.',
  ],
])('names %s', async (_cause, thrown, message) => {
  expect(await saveFile('calendar file', failWith(thrown))).toBe(false);
  expect(notify.error).toHaveBeenCalledExactlyOnceWith(message);
  expect(downloadFile).not.toHaveBeenCalled();
});
