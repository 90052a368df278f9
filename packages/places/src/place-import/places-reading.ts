import type { FileReading } from '@keepmark/ui/file-reading';
import type { ImportedPlace } from './imported-place';
import { placesOfCsv } from './places-of-csv';
import { readImportFiles } from './read-import-files';

type ReadPlace = Extract<ImportedPlace, { values: unknown }>['values'] & { readonly groups: readonly string[] };

/** Reads the places of a file or an archive, with each column in the field that is offered. @throws {ImportFileError} */
export async function placesReading(file: File): Promise<FileReading<ReadPlace>> {
  const { files, skipped } = await readImportFiles([file]);
  const entries = files.flatMap(({ listGroup, ...read }) => {
    const places = read.kind === 'table' ? [...placesOfCsv(read.table, read.table.match)] : read.places;
    return places.map((place) => ({ place, listGroup }));
  });
  const rows = entries.flatMap(({ place, listGroup }) =>
    'values' in place ? [{ ...place.values, groups: place.groups ?? (listGroup === '' ? [] : [listGroup]) }] : [],
  );
  return {
    kind: 'places',
    rows,
    remarks: [
      ...files.flatMap(({ remark }) => remark ?? []),
      ...entries.flatMap(({ place }) =>
        'values' in place && place.remark !== undefined ? [`${place.values.name}: ${place.remark}`] : [],
      ),
    ],
    skipped: [
      ...skipped.map(({ name, reason }) => `${name}: ${reason}`),
      ...entries.flatMap(({ place }) => ('values' in place ? [] : [`${place.label}: ${place.problem}`])),
    ],
  };
}
