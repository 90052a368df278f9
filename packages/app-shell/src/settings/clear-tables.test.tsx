import { defineTable, field } from '@keepmark/local-store';
import { testDatabase } from '@keepmark/local-store/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { readAiKeys, writeAiKeys } from '../ai-keys/ai-keys';
import { clearTables } from './clear-tables';

const jobTable = defineTable('jobs', { fields: { jobTitle: field.text() } });

const forgetSnapshots = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../screen-snapshot/snapshot-store', () => ({ forgetSnapshots }));

beforeEach(() => localStorage.clear());

it('deletes own AI keys with the tables, and undo brings both back', () => {
  const database = testDatabase();
  database.table(jobTable).insert({ jobTitle: 'Nurse' });
  writeAiKeys({ google: 'google-key-1' });
  const undo = clearTables(database, ['jobs', 'ai_keys']);
  expect(database.table(jobTable).count()).toBe(0);
  expect(readAiKeys()).toEqual({});
  expect(forgetSnapshots).toHaveBeenCalledOnce();
  undo();
  expect(database.table(jobTable).count()).toBe(1);
  expect(readAiKeys()).toEqual({ google: 'google-key-1' });
});

it('leaves own AI keys when only places and contacts are cleared', () => {
  writeAiKeys({ google: 'google-key-1' });
  clearTables(testDatabase(), ['places', 'contacts']);
  expect(readAiKeys()).toEqual({ google: 'google-key-1' });
});
