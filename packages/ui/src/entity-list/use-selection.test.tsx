import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './use-selection';

const rows = ['a', 'b', 'c'].map((internalId) => ({ internalId }));

test('leaves hidden rows out of the selection until they are shown again', () => {
  const { result, rerender } = renderHook(useSelection, { initialProps: rows });
  act(() => result.current.selectAll());
  expect(result.current.ids).toEqual(['a', 'b', 'c']);
  rerender(rows.slice(1));
  expect(result.current.ids).toEqual(['b', 'c']);
  expect(result.current.selected).toEqual(rows.slice(1));
  rerender(rows);
  expect(result.current.ids).toEqual(['a', 'b', 'c']);
});

test('selects a range of the rows that are shown', () => {
  const { result, rerender } = renderHook(useSelection, { initialProps: rows });
  act(() => result.current.toggle('c'));
  act(() => result.current.toggle('a', true));
  expect(result.current.ids).toEqual(['a', 'b', 'c']);
  act(() => result.current.clear());
  act(() => result.current.toggle('a'));
  rerender(rows.slice(1));
  // The row the range would start at is hidden.
  act(() => result.current.toggle('c', true));
  expect(result.current.ids).toEqual(['c']);
});

test('toggles rows with a function that never changes', () => {
  const { result } = renderHook(useSelection, { initialProps: rows });
  const { toggle } = result.current;
  act(() => toggle('b'));
  expect(result.current.has('b')).toBe(true);
  expect(result.current.toggle).toBe(toggle);
  act(() => toggle('b'));
  act(() => toggle('c'));
  expect(result.current.ids).toEqual(['c']);
  act(() => result.current.clear());
  expect(result.current.ids).toEqual([]);
});
