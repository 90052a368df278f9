import { useCallback, useMemo, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

export interface Selection {
  /** Those of the selected that can be seen: nothing happens to what is hidden. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Which of the shown rows are selected. */
export function useSelection(shown: readonly { readonly internalId: string }[]): Selection {
  const [selected, setSelected] = useState(nothing);
  const ids = useMemo(
    () =>
      selected.size === 0
        ? []
        : shown.map(({ internalId }) => internalId).filter((internalId) => selected.has(internalId)),
    [shown, selected],
  );
  const toggle = useCallback(
    (id: string) =>
      setSelected((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const has = useCallback((id: string) => selected.has(id), [selected]);
  return {
    ids,
    has,
    toggle,
    selectAll: () => setSelected(new Set(shown.map(({ internalId }) => internalId))),
    clear: () => setSelected(nothing),
  };
}
