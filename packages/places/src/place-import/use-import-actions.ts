import { attempted, tellUndo } from '@keepmark/ui';
import { useNavigate } from '@tanstack/react-router';
import { plural } from '../plural';
import { usePlacesStore } from '../places-store';
import type { FoundPosition } from './look-up-positions';
import type { PlannedPlace } from './plan-import';

/** Adds what is new, all or nothing, and shows the list. */
export function useImportActions() {
  const store = usePlacesStore();
  const navigate = useNavigate();
  return (plan: readonly PlannedPlace[], found: ReadonlyMap<number, FoundPosition>, groupName: string): void => {
    const values = plan.flatMap((planned) =>
      planned.values ? [{ ...planned.values, ...found.get(planned.index) }] : [],
    );
    const added = attempted(() => store.addMany(values, groupName.trim()));
    if (!added) return;
    tellUndo(`Added ${plural(values.length, 'place')}.`, added.undo);
    void navigate({ to: '/places/list', search: added.groupId ? { group: added.groupId } : {} });
  };
}
