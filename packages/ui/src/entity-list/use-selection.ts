import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

interface Entity {
  readonly internalId: string;
}

export interface Selection<T extends Entity = Entity> {
  /** The selected rows among those shown: hidden rows are never changed or deleted. */
  readonly selected: readonly T[];
  /** Their ids. */
  readonly ids: readonly string[];
  readonly has: (internalId: string) => boolean;
  /** @param isRange whether to select all rows from the one toggled last up to this one */
  readonly toggle: (internalId: string, isRange?: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** Whether a checkbox was clicked with Shift held down, which selects a range. */
export const isShiftClick = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true;

/** The ids between two rows, both included; empty if one of them isn't shown. */
function idsBetween(shown: readonly Entity[], from: string, to: string): string[] {
  const ends = [from, to].map((id) => shown.findIndex(({ internalId }) => internalId === id));
  const [start, end] = [Math.min(...ends), Math.max(...ends)];
  return start < 0 ? [] : shown.slice(start, end + 1).map(({ internalId }) => internalId);
}

/**
 * Which rows of a list are selected. Mantine's hook of this name keeps hidden rows selected.
 * `toggle` stays the same function, so that a row may be memoized.
 */
export function useSelection<T extends Entity>(shown: readonly T[]): Selection<T> {
  const [chosen, setChosen] = useState(nothing);
  const selected = useMemo(
    () => (chosen.size === 0 ? [] : shown.filter(({ internalId }) => chosen.has(internalId))),
    [shown, chosen],
  );
  const ids = useMemo(() => selected.map(({ internalId }) => internalId), [selected]);
  const latest = useRef({ shown, toggled: '' });
  useEffect(() => {
    latest.current.shown = shown;
  }, [shown]);
  const toggle = useCallback((internalId: string, isRange = false) => {
    const range = isRange ? idsBetween(latest.current.shown, latest.current.toggled, internalId) : [];
    latest.current.toggled = internalId;
    setChosen((before) => {
      const after = new Set([...before, ...range]);
      if (range.length === 0 && !after.delete(internalId)) after.add(internalId);
      return after;
    });
  }, []);
  return {
    selected,
    ids,
    has: useCallback((internalId: string) => chosen.has(internalId), [chosen]),
    toggle,
    selectAll: () => setChosen(new Set(shown.map(({ internalId }) => internalId))),
    clear: () => setChosen(nothing),
  };
}
