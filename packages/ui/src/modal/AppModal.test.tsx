import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppModal } from './AppModal';

const showAt = (width: 'mobile' | 'desktop') =>
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('max-width') && width === 'mobile',
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );

function Page({ fullScreen = false }: { fullScreen?: boolean }) {
  const [opened, setOpened] = useState(false);
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <AppModal opened={opened} onClose={() => setOpened(false)} title="Countries" fullScreen={fullScreen}>
        <p>Content</p>
      </AppModal>
    </MantineProvider>
  );
}

const open = async (fullScreen?: boolean) => {
  render(<Page {...(fullScreen === undefined ? {} : { fullScreen })} />);
  await userEvent.click(screen.getByText('Open'));
  const dialog = await screen.findByRole('dialog', { name: 'Countries' });
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  return dialog;
};
const isFullScreen = () => document.querySelector('.mantine-Modal-root')?.hasAttribute('data-full-screen');

beforeEach(() => void showAt('desktop'));

test('a dialog is not there until it is opened', () => {
  render(<Page />);
  expect(screen.queryByText('Content')).toBeNull();
});

test.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the backdrop', () => userEvent.click(document.querySelector('.mantine-Modal-overlay')!)],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes it, and the focus is back where it was', async (_what, close) => {
  await open();
  await close();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Open');
});

test.each([
  ['mobile', false, true],
  ['mobile', true, true],
  ['desktop', false, false],
  ['desktop', true, true],
] as const)('on %s, with fullScreen %s, it fills the screen: %s', async (width, fullScreen, fills) => {
  showAt(width);
  await open(fullScreen);
  expect(isFullScreen()).toBe(fills);
});

test('a dialog brings no second banner to the page', async () => {
  await open();
  expect(screen.queryByRole('banner')).toBeNull();
});

test('500 ms after opening it is scrolled to its top', async () => {
  const dialog = await open();
  const scrollTo = vi.spyOn(dialog, 'scrollTo');
  vi.useFakeTimers();
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  await act(async () => screen.getByText('Open').click());
  const reopened = screen.getByRole('dialog');
  const scrolled = vi.spyOn(reopened, 'scrollTo');
  vi.advanceTimersByTime(499);
  expect([scrollTo.mock.calls, scrolled.mock.calls]).toEqual([[], []]);
  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  vi.useRealTimers();
});
