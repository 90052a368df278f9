import { tryAndNotify, notifyWithUndo } from '@keepmark/ui';
import { useNavigate } from '@tanstack/react-router';
import { plural } from '@keepmark/ui/words';
import { usePlacesStore } from '../places-store';
import type { FoundPosition } from './look-up-positions';
import type { PlannedPlace } from './plan-import';

export interface WantedImport {
  readonly plan: readonly PlannedPlace[];
  readonly found: ReadonlyMap<number, FoundPosition>;
  /** A group for all of them, or empty. */
  readonly groupName: string;
  /** Whether to add them to their groups in the file too. */
  readonly withGroups: boolean;
}

/** Adds the new places, all or none, then shows the list. */
export function useImportActions() {
  const store = usePlacesStore();
  const navigate = useNavigate();
  return ({ plan, found, groupName, withGroups }: WantedImport): void => {
    const wanted = plan.filter(({ values: place }) => place !== undefined);
    const values = wanted.map(({ values: place, index }) => ({ ...place, ...found.get(index) }));
    const groups = withGroups ? wanted.map((planned) => planned.groups) : [];
    const added = tryAndNotify(() => store.addMany(values, groupName.trim(), groups));
    if (!added) return;
    notifyWithUndo(`Added ${plural(values.length, 'place')}.`, added.undo);
    void navigate({ to: '/places/list', search: added.groupId ? { group: added.groupId } : {} });
  };
}
