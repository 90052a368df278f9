import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShowMore } from './use-show-more';

it('shows more with each press, until everything is shown', () => {
  const items = Array.from({ length: 27 }, (_, at) => at);
  const { result } = renderHook(() => useShowMore(items, 5));
  expect(result.current.shown).toEqual([0, 1, 2, 3, 4]);
  expect(result.current.more?.children).toBe('Show 20 more');
  act(() => result.current.more?.onClick());
  expect(result.current.shown).toHaveLength(25);
  expect(result.current.more?.children).toBe('Show 2 more');
  act(() => result.current.more?.onClick());
  expect(result.current.shown).toEqual(items);
  expect(result.current.more).toBeUndefined();
});

it('needs no button for a short list', () => {
  expect(renderHook(() => useShowMore(['only'], 5)).result.current).toEqual({ shown: ['only'], more: undefined });
});
