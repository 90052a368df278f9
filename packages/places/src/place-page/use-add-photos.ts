import { useDatabase } from '@keepmark/local-store/react';
import { notify } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { plural } from '@keepmark/ui/words';
import { useState } from 'react';
import { placePhotos } from '../place-photos';
import { type Place, placeTable } from '../place-table';
import { useChangePlace } from './use-change-place';

/** Adds photos to a place. A file that isn't a photo is named, and the others are added. */
export function useAddPhotos(place: Place) {
  const database = useDatabase();
  const change = useChangePlace(place);
  const [isSaving, setIsSaving] = useState(false);

  const addPhotos = async (files: readonly File[]) => {
    setIsSaving(true);
    const saved: string[] = [];
    for (const file of files) {
      try {
        // One at a time, to limit the memory.
        // oxlint-disable-next-line no-await-in-loop
        saved.push(await placePhotos.save(file));
      } catch (error) {
        notify.error(`${file.name}: ${errorMessage(error)}`);
      }
    }
    setIsSaving(false);
    // Read now: a photo may have been deleted in the meantime.
    const current = database.table(placeTable).get(place.internalId)?.photoIds ?? [];
    const added = [...new Set(saved)].filter((id) => !current.includes(id));
    if (added.length > 0) change({ photoIds: [...current, ...added] }, `Added ${plural(added.length, 'photo')}.`);
    else if (saved.length > 0)
      notify.info(saved.length === 1 ? 'This photo is here already.' : 'These photos are here already.');
  };
  return { addPhotos, isSaving };
}
