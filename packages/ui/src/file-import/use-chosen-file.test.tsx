import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reloadSafely } from '../reload/reload';
import { FileImportError } from './file-import-error';
import { type ReadingOptions, useChosenFile } from './use-chosen-file';

const file = (name: string) => new File([], name);

it('gives what the file holds', async () => {
  const { result } = renderHook(() => useChosenFile(async ({ name }) => name));
  expect(result.current.read).toBeUndefined();
  expect(await act(() => result.current.choose(file('jobs.csv')))).toBe('jobs.csv');
  expect(result.current.read).toEqual({ content: 'jobs.csv' });
});

it.each([
  [new FileImportError('This file is empty. Choose another.'), 'This file is empty. Choose another.'],
  [
    new DOMException('A requested file could not be found.', 'NotFoundError'),
    'We couldn’t read jobs.csv. Try choosing it again.',
  ],
])('explains %s', async (error, problem) => {
  const fail = async (): Promise<string> => {
    throw error;
  };
  const { result } = renderHook(() => useChosenFile(fail));
  expect(await act(() => result.current.choose(file('jobs.csv')))).toBeUndefined();
  expect(result.current.read).toEqual({ problem });
});

it('shows the last file chosen when an earlier one takes longer to read', async () => {
  let finishSlow = (): void => {};
  const slowText = new Promise<string>((resolve) => {
    finishSlow = () => resolve('slow.csv');
  });
  const { result } = renderHook(() =>
    useChosenFile(({ name }) => (name === 'slow.csv' ? slowText : Promise.resolve(name))),
  );
  const slow = result.current.choose(file('slow.csv'));
  await act(() => result.current.choose(file('fast.csv')));
  finishSlow();
  expect(await act(() => slow)).toBeUndefined();
  expect(result.current.read).toEqual({ content: 'fast.csv' });
});

it('reports progress, and stops when it is canceled', async () => {
  let options: ReadingOptions | undefined;
  let finish: (text: string) => void = () => {};
  const text = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const { result } = renderHook(() =>
    useChosenFile((_, given) => {
      options = given;
      return text;
    }),
  );
  const chosen = result.current.choose(file('long.csv'));
  act(() => options?.onProgress(0.5));
  expect(result.current.reading).toEqual({ name: 'long.csv', share: 0.5 });
  act(() => result.current.cancel());
  expect(options?.signal.aborted).toBe(true);
  expect(result.current.reading).toBeUndefined();
  finish('late');
  expect(await act(() => chosen)).toBeUndefined();
  expect(result.current.read).toBeUndefined();
});

it('keeps the page from a reload while it shows the file, which would be gone', async () => {
  const { result, unmount } = renderHook(() => useChosenFile(async ({ name }) => name));
  await act(() => result.current.choose(file('jobs.csv')));
  const reload = vi.fn<() => void>();
  const reloaded = reloadSafely(reload);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  unmount();
  await reloaded;
  expect(reload).toHaveBeenCalledOnce();
});
