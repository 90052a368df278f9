import { attempted, tellUndo } from '@keepmark/ui';
import { useNavigate } from '@tanstack/react-router';
import { plural } from '../plural';
import { usePlacesStore } from '../places-store';
import type { FoundPosition } from './look-up-positions';
import type { PlannedPlace } from './plan-import';

export interface WantedImport {
  readonly plan: readonly PlannedPlace[];
  readonly found: ReadonlyMap<number, FoundPosition>;
  /** Of a group for all of them; empty for none. */
  readonly groupName: string;
  /** Whether they go into the groups that the file has them in, too. */
  readonly withGroups: boolean;
}

/** Adds what is new, all or nothing, and shows the list. */
export function useImportActions() {
  const store = usePlacesStore();
  const navigate = useNavigate();
  return ({ plan, found, groupName, withGroups }: WantedImport): void => {
    const wanted = plan.filter(({ values: place }) => place !== undefined);
    const values = wanted.map(({ values: place, index }) => ({ ...place, ...found.get(index) }));
    const groups = withGroups ? wanted.map((planned) => planned.groups) : [];
    const added = attempted(() => store.addMany(values, groupName.trim(), groups));
    if (!added) return;
    tellUndo(`Added ${plural(values.length, 'place')}.`, added.undo);
    void navigate({ to: '/places/list', search: added.groupId ? { group: added.groupId } : {} });
  };
}
