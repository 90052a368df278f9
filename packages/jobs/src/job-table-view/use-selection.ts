import { useMemo, useState } from 'react';
import type { Job } from '../job-table';

export interface Selection {
  /** Of the jobs that are shown: what a filter hides is not changed unseen. */
  readonly ids: readonly string[];
  readonly has: (internalId: string) => boolean;
  readonly toggle: (internalId: string) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Which of the jobs somebody has selected. */
export function useSelection(jobs: readonly Job[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set());
  const ids = useMemo(
    () => (selected.size === 0 ? [] : jobs.map(({ internalId }) => internalId).filter((id) => selected.has(id))),
    [jobs, selected],
  );
  return {
    ids,
    has: (id) => selected.has(id),
    toggle: (id) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    selectAll: () => setSelected(new Set(jobs.map(({ internalId }) => internalId))),
    clear: () => setSelected(new Set()),
  };
}
