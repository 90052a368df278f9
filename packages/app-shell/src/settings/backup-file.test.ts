import { openDatabase } from '@keepmark/local-store';
import { createBackup, previewRestore } from '@keepmark/local-store/care';
import { memoryStorage } from '@keepmark/local-store/testing';
import { expect, it } from 'vitest';
import type { BackupPart } from '../app-context';
import { backupAll, restoreAll } from './backup-file';
import { settingTable } from './settings-table';

const setting = { settingGroup: 'search', settingName: 'country', settingValue: 'de' } as const;

function open() {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  return { database, settings: database.table(settingTable) };
}

function photoPart(photos: unknown) {
  const restored: unknown[] = [];
  const part: BackupPart = {
    name: 'photos',
    write: async () => photos,
    restore: async (given) => {
      if (given === 'damaged') throw new Error('This backup is damaged.');
      restored.push(given);
    },
  };
  return { part, restored };
}

it('backs up and restores the parts beside the database', async () => {
  const from = open();
  from.settings.insert(setting);
  const { part, restored } = photoPart({ a: 'AAAA' });
  const { text } = await backupAll(from.database, [part]);
  const to = open();
  // A version that knows no parts reads it, too.
  expect(previewRestore(to.database, text, 'merge').added).toBe(1);
  await restoreAll(to.database, text, 'replace', [part]);
  expect(to.settings.query()).toMatchObject([setting]);
  expect(restored).toEqual([{ a: 'AAAA' }]);
});

it('skips empty parts, and restores a backup without them', async () => {
  const { database } = open();
  const { part, restored } = photoPart(undefined);
  const { text } = await backupAll(database, [part]);
  expect(Object.keys(JSON.parse(text) as object)).not.toContain('photos');
  await restoreAll(database, createBackup(database).text, 'merge', [part]);
  expect(restored).toEqual([]);
});

it('restores nothing when a part is damaged', async () => {
  const from = open();
  from.settings.insert(setting);
  const { part } = photoPart('damaged');
  const { text } = await backupAll(from.database, [part]);
  const to = open();
  await expect(restoreAll(to.database, text, 'merge', [part])).rejects.toThrow('damaged');
  expect(to.settings.count()).toBe(0);
});
