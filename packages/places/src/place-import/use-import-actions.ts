import { markFirstStep } from '@keepmark/app-shell/first-step';
import { useDatabase } from '@keepmark/local-store/react';
import { tryAndNotify, notifyWithUndo } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { useNavigate } from '@tanstack/react-router';
import { usePlaceGroupsStore } from '../place-groups-store';
import { type PlaceChange, usePlacesStore } from '../places-store';
import { countChanges } from './decide-import';

export interface ImportOptions {
  /** A group whose places are shown afterwards; empty for all places. */
  readonly groupName: string;
  /** Descriptions of new groups, by name. */
  readonly descriptions?: Map<string, string>;
}

/** "Added 3 places and completed 2." */
function importedText(changes: readonly PlaceChange[]): string {
  const { added, completed } = countChanges(changes);
  if (completed === 0) return `Added ${plural(added, 'place')}.`;
  if (added === 0) return `Completed ${plural(completed, 'place')}.`;
  return `Added ${plural(added, 'place')} and completed ${completed.toLocaleString('en')}.`;
}

/** Imports all of the changes or none, with one undo, then shows the list. */
export function useImportActions() {
  const store = usePlacesStore();
  const groups = usePlaceGroupsStore();
  const database = useDatabase();
  const navigate = useNavigate();
  /** @returns whether it was saved */
  return (changes: readonly PlaceChange[], { groupName, descriptions }: ImportOptions): boolean => {
    const undo = tryAndNotify(() => store.addOrChange(changes, importedText(changes), descriptions));
    if (!undo) return false;
    markFirstStep(database, 'import');
    notifyWithUndo(importedText(changes), undo);
    const name = groupName.trim();
    void navigate({ to: '/places/list', search: name ? { group: groups.findOrCreate({ name }) } : {} });
    return true;
  };
}
