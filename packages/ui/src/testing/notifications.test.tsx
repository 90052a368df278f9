import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../toasts/notify';
import { KeepmarkTheme } from '../theme/KeepmarkTheme';
import { clearNotifications, pressUndo } from './notifications';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  clearNotifications();
});

it('finds a notification a minute after it was shown', async () => {
  const undo = vi.fn<() => void>();
  render(<KeepmarkTheme>{null}</KeepmarkTheme>);
  act(() => void notify.success('Saved.', { undo }));
  await screen.findByText('Saved.');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await pressUndo('Saved.');
  expect(undo).toHaveBeenCalledOnce();
});
