import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from './notify';
import ToastStacks from './ToastStacks';
import { toastStore } from './toast-store';

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const say = (tell: () => unknown) => act(() => void tell());
const phase = (text: string) => screen.queryByText(text)?.parentElement?.dataset['phase'] ?? 'exited';
const card = () => screen.getByText('Saved').parentElement!;
const stackOf = (text: string) => screen.getByText(text).closest('section')?.getAttribute('aria-label');

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MantineProvider env="test">
      <main tabIndex={-1}>
        <button type="button">Page</button>
      </main>
      <ToastStacks />
    </MantineProvider>,
  );
  pass(20);
});

afterEach(() => {
  for (const toast of toastStore.toasts()) toastStore.dismiss(toast);
  vi.useRealTimers();
});

test('a name that ends in a full stop ends the sentence', () => {
  say(() => notify.success('Saved Acme, Inc..'));
  say(() => notify.success('Looking…'));
  say(() => notify.success('And so on...'));
  expect([
    screen.getByText('Saved Acme, Inc.'),
    screen.getByText('Looking…'),
    screen.getByText('And so on...'),
  ]).toHaveLength(3);
});

test.each([
  { tell: () => notify.success('hello'), showMs: 2000, role: 'status', stack: 'Confirmations (F8)' },
  { tell: () => notify.info('hello'), showMs: 2000, role: 'status', stack: 'Confirmations (F8)' },
  { tell: () => notify.warning('hello'), showMs: 5000, role: 'alert', stack: 'Notifications (F8)' },
  { tell: () => notify.error('hello'), showMs: 5000, role: 'alert', stack: 'Notifications (F8)' },
])('$role in $stack: entering 225 ms, entered $showMs ms, exiting 195 ms, exited', ({ tell, showMs, role, stack }) => {
  say(tell);
  expect(screen.getByRole(role).textContent).toContain('hello');
  expect(stackOf('hello')).toBe(stack);
  expect(phase('hello')).toBe('entering');
  pass(224);
  expect(phase('hello')).toBe('entering');
  pass(1);
  expect(phase('hello')).toBe('entered');
  pass(showMs - 1);
  expect(phase('hello')).toBe('entered');
  pass(1);
  expect(phase('hello')).toBe('exiting');
  pass(194);
  expect(phase('hello')).toBe('exiting');
  pass(1);
  expect(phase('hello')).toBe('exited');
});

test('an action is called once, and its toast leaves', () => {
  const onClick = vi.fn<() => void>();
  say(() => notify.success('Deleted Acme', { undo: onClick }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(phase('Deleted Acme')).toBe('exiting');
});

test('a toast stays while the pointer is over its stack, and then for its whole time', () => {
  say(() => notify.success('Saved'));
  pass(225);
  fireEvent.mouseEnter(card());
  pass(60_000);
  expect(phase('Saved')).toBe('entered');
  fireEvent.mouseLeave(card());
  pass(1999);
  expect(phase('Saved')).toBe('entered');
  pass(1);
  expect(phase('Saved')).toBe('exiting');
});

const boxAt = (element: Element, top: number, bottom: number) =>
  vi
    .spyOn(element, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom, left: 0, right: 400, height: bottom - top } as DOMRect);
const offsetOf = (text: string) => screen.getByText(text).closest('section')?.style.getPropertyValue('--stack-offset');

test('a notification makes room for the buttons of a form that opens under it, and comes down when it has gone', async () => {
  boxAt(screen.getByRole('region', { name: 'Notifications (F8)' }), 700, 740);
  say(() => notify.success('Deleted Acme', { undo: () => {} }));
  expect(offsetOf('Deleted Acme')).toBe('0px');
  const bar = document.createElement('div');
  bar.dataset['footBar'] = '';
  boxAt(bar, 690, 740);
  document.body.append(bar);
  await vi.advanceTimersByTimeAsync(20);
  expect(offsetOf('Deleted Acme')).toBe('58px');
});

test('a notification never covers the button that was pressed', () => {
  const page = screen.getByRole('button', { name: 'Page' });
  boxAt(page, 60, 100);
  boxAt(screen.getByRole('region', { name: 'Confirmations (F8)' }), 64, 104);
  page.focus();
  say(() => notify.success('Saved Acme'));
  expect(offsetOf('Saved Acme')).toBe('44px');
});

test('F8 moves the focus to the newest notification, where it stays until it is dealt with; then the focus is back', () => {
  const page = screen.getByRole('button', { name: 'Page' });
  page.focus();
  say(() => notify.success('Deleted Acme', { action: { label: 'Open Acme', onClick: () => {} } }));
  say(() => notify.success('Deleted Initech', { action: { label: 'Open Initech', onClick: () => {} } }));
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement?.textContent).toBe('Open Initech');
  pass(60_000);
  expect(phase('Deleted Acme')).toBe('entered');
  fireEvent.click(document.activeElement!);
  expect(document.activeElement).toBe(page);
});

test('Undo moves the focus to the content of the page when what had it is gone', () => {
  const page = screen.getByRole('button', { name: 'Page' });
  const main = screen.getByRole('main');
  const pressUndo = (text: string) => {
    const button = within(screen.getByText(text).parentElement!).getByRole('button', { name: 'Undo' });
    act(() => button.focus());
    fireEvent.click(button);
    pass(20);
  };
  say(() => notify.success('Deleted Acme', { undo: () => {} }));
  pressUndo('Deleted Acme');
  expect(document.activeElement).toBe(main);

  act(() => page.focus());
  say(() => notify.success('Added Initech', { undo: () => page.remove() }));
  pressUndo('Added Initech');
  expect(document.activeElement).toBe(main);
});
