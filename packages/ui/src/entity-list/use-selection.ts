import { useCallback, useMemo, useState } from 'react';

interface Entity {
  readonly internalId: string;
}

export interface Selection<T extends Entity = Entity> {
  /** The selected rows among those shown: hidden rows are never changed or deleted. */
  readonly selected: readonly T[];
  /** Their ids. */
  readonly ids: readonly string[];
  readonly has: (internalId: string) => boolean;
  readonly toggle: (internalId: string) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

const nothing: ReadonlySet<string> = new Set();

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
  const toggle = useCallback(
    (internalId: string) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(internalId)) after.add(internalId);
        return after;
      }),
    [],
  );
  return {
    selected,
    ids,
    has: useCallback((internalId: string) => chosen.has(internalId), [chosen]),
    toggle,
    selectAll: () => setChosen(new Set(shown.map(({ internalId }) => internalId))),
    clear: () => setChosen(nothing),
  };
}
