import { workbookBytes } from '@keepmark/ui/testing/workbook-bytes';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readImportFiles } from './read-import-files';

const fileOf = (content: Uint8Array, name: string) => new File([content as BlobPart], name);

describe('files of other kinds', () => {
  const workbook = (rows: readonly (readonly string[])[]) =>
    workbookBytes([
      { name: 'Trip', rows },
      { name: 'Old', rows: [['x']] },
    ]);

  it('are read when they are Excel files, whatever their name', async () => {
    const rows = [
      ['Norway 2026', '', ''],
      ['Name', 'Latitude', 'Longitude', 'Opening'],
      ['Old Mill', '59.91', '10.75', 'Sundays'],
    ];
    for (const name of ['Oslo trip.xlsx', 'Oslo trip.zip']) {
      const { files } = await readImportFiles([fileOf(workbook(rows), name)]);
      expect(files).toMatchObject([
        {
          name,
          listGroup: 'Oslo trip',
          kind: 'table',
          description: 'Norway 2026',
          remark: 'Read the sheet “Trip”. Skipped “Old” (1 row).',
          table: { match: ['name', 'latitude', 'longitude', null], rows: [['Old Mill', '59.91', '10.75', 'Sundays']] },
        },
      ]);
    }
  });

  it('are read within an archive', async () => {
    const archive = zipSync({
      'lists/Oslo.xlsx': workbook([
        ['Name', 'Address'],
        ['Old Mill', 'Storgata 1'],
      ]),
    });
    const { files } = await readImportFiles([fileOf(archive, 'lists.zip')]);
    expect(files).toMatchObject([{ name: 'Oslo.xlsx', table: { rows: [['Old Mill', 'Storgata 1']] } }]);
  });

  it('are named when they are HEIC photos, whatever their name', async () => {
    const heic = new Uint8Array([0, 0, 0, 24, ...strToU8('ftypheic'), 0, 0, 0, 0, ...strToU8('mif1heic')]);
    for (const name of ['trip.heic', 'trip.kml', 'trip.jpg'])
      await expect(readImportFiles([fileOf(heic, name)])).rejects.toThrow('This is a photo in HEIC');
  });

  it('are named when they are other spreadsheets', async () => {
    const ods = zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] });
    await expect(readImportFiles([fileOf(ods, 'trip.csv')])).rejects.toThrow('This is an OpenDocument spreadsheet');
  });
});
