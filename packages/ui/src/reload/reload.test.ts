import { afterAll, expect, test, vi } from 'vitest';
import { toastOutbox } from '../toasts/toast-outbox';
import { toastStore } from '../toasts/toast-store';
import { beforeReload, holdReload, reloadSafely } from './reload';

afterAll(toastOutbox.showWith(toastStore.add));

const deferred = () => {
  let resolve!: () => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('drafts are written first, then the page reloads', async () => {
  const order: string[] = [];
  const release = beforeReload(() => order.push('draft'));
  await reloadSafely(() => order.push('reload'));
  release();
  await reloadSafely(() => order.push('reload'));
  expect(order).toEqual(['draft', 'reload', 'reload']);
});

test('a reload waits for what holds it, also when that fails or another one starts while it waits', async () => {
  const reload = vi.fn<() => void>();
  const first = deferred();
  const second = deferred();
  holdReload(() => {
    holdReload(() => second.promise);
    return first.promise;
  });
  const reloaded = reloadSafely(reload);
  await settle();
  first.reject(new Error('the answer broke off'));
  await settle();
  expect(reload).not.toHaveBeenCalled();
  expect(toastStore.toasts().map(({ message }) => message)).toEqual(['The page will reload when this is finished.']);
  second.resolve();
  await reloaded;
  expect(reload).toHaveBeenCalledOnce();
});

test('a hold that was taken back holds nothing', async () => {
  const reload = vi.fn<() => void>();
  holdReload(() => new Promise(() => {}))();
  await reloadSafely(reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('asking again while a reload is pending is one reload', async () => {
  const reload = vi.fn<() => void>();
  const answer = deferred();
  holdReload(() => answer.promise);
  const both = [reloadSafely(reload), reloadSafely(reload)];
  answer.resolve();
  await Promise.all(both);
  expect(reload).toHaveBeenCalledOnce();
});
