import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPopup } from './open-popup';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('opens a window of 550 by 400 and notices within a second that it was closed', () => {
  const popup = { closed: false };
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as Window);
  const onClosed = vi.fn<() => void>();

  expect(openPopup('https://share.example/', onClosed)).toBe(true);
  expect(open).toHaveBeenCalledWith(
    'https://share.example/',
    '_blank',
    expect.stringContaining('width=550,height=400'),
  );

  vi.advanceTimersByTime(5000);
  expect(onClosed).not.toHaveBeenCalled();
  popup.closed = true;
  vi.advanceTimersByTime(999);
  expect(onClosed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClosed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(onClosed).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('returns false when the browser blocked the window', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  expect(openPopup('https://share.example/', vi.fn<() => void>())).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
