import { useCallback, useState } from 'react';
import type { Contact } from '../contact-table';

const nobody: ReadonlySet<string> = new Set();

/** Which contacts of a list are selected, by id. What is no longer shown does not count. */
export function useSelection(shown: readonly Contact[]) {
  const [ids, setIds] = useState(nobody);
  const select = useCallback(({ internalId }: Contact, isSelected: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      if (isSelected) next.add(internalId);
      else next.delete(internalId);
      return next;
    });
  }, []);
  return {
    ids,
    selected: ids.size === 0 ? [] : shown.filter(({ internalId }) => ids.has(internalId)),
    select,
    selectAll: (isSelected: boolean) =>
      setIds(isSelected ? new Set(shown.map(({ internalId }) => internalId)) : nobody),
  };
}
