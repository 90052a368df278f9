import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useResizeReload } from './use-resize-reload';

const resize = (width: number) => {
  vi.stubGlobal('innerWidth', width);
  window.dispatchEvent(new Event('resize'));
};
const touchPoints = (count: number) => vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(count);

describe('resizing the window', () => {
  const reload = vi.fn<() => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('innerWidth', 1440);
  });
  afterEach(() => {
    vi.useRealTimers();
    reload.mockReset();
  });

  it('reloads the page once, 300 ms after the last change', () => {
    touchPoints(0);
    renderHook(() => useResizeReload(reload));
    resize(1200);
    vi.advanceTimersByTime(299);
    resize(1000);
    vi.advanceTimersByTime(299);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload when the window returns to its size', () => {
    touchPoints(0);
    renderHook(() => useResizeReload(reload));
    resize(1200);
    resize(1440);
    vi.advanceTimersByTime(1000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload on a touch device', () => {
    touchPoints(5);
    renderHook(() => useResizeReload(reload));
    resize(1200);
    vi.advanceTimersByTime(1000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload after the page is gone', () => {
    touchPoints(0);
    const { unmount } = renderHook(() => useResizeReload(reload));
    resize(1200);
    unmount();
    vi.advanceTimersByTime(1000);
    expect(reload).not.toHaveBeenCalled();
  });
});
