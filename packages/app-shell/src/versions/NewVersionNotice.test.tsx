import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { newVersionReady, useShell } from '../shell-store';
import { renderShell } from '../testing/render-shell';

beforeEach(() => {
  localStorage.clear();
  useShell.setState(useShell.getInitialState(), true);
});

const open = async (takeOver: () => Promise<void>) => {
  await renderShell({ path: '/about' });
  expect(screen.queryByText(/A new version is ready/)).toBeNull();
  act(() => newVersionReady(takeOver));
  await screen.findByText(/A new version is ready/);
};

it('activates the new version when the person presses Reload', async () => {
  const takeOver = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  await open(takeOver);
  expect(takeOver).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await vi.waitFor(() => expect(takeOver).toHaveBeenCalledOnce());
});

it('goes away when the person presses Later', async () => {
  await open(vi.fn<() => Promise<void>>());
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(/A new version is ready/)).toBeNull();
});
