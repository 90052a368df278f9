import { notify } from '@keepmark/ui';
import { saveFile } from '@keepmark/ui/file-export';
import { hasPosition } from '../place';
import type { Place } from '../place-table';
import { plural } from '@keepmark/ui/words';
import type { ExportLookups } from './export-lookups';
import { type PlaceFormatName, placeFormats } from './place-formats';

const fileName = (title: string, ending: string) =>
  `${
    title
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'places'
  }.${ending}`;

/** Downloads places as a file. @param title of the list, also used as the file name */
export async function exportPlaces(
  places: readonly Place[],
  title: string,
  name: PlaceFormatName,
  lookups?: ExportLookups,
): Promise<void> {
  const { write, ending, mediaType, holdsUnlocated } = placeFormats[name];
  const skippedCount = holdsUnlocated
    ? 0
    : places.filter((place) => !hasPosition(place) && !lookups?.trackOf(place)).length;
  const isSaved = await saveFile('file', async () => ({
    name: fileName(title, ending),
    content: await write(places, title, lookups),
    type: mediaType,
  }));
  if (isSaved && skippedCount > 0) {
    notify.warning(
      `Skipped ${plural(skippedCount, 'place')} without a location. Try CSV or GeoJSON to include all places.`,
    );
  }
}
