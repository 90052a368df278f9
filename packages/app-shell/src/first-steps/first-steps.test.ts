import { testDatabase } from '@keepmark/local-store/testing';
import { expect, it } from 'vitest';
import { readSetting } from '../settings/setting';
import { settingTable } from '../settings/settings-table';
import { doneStepsSetting, markFirstStep } from './first-steps';

it('remembers each step once', () => {
  const database = testDatabase();
  markFirstStep(database, 'search');
  markFirstStep(database, 'import');
  const { revision } = database.table(settingTable);
  markFirstStep(database, 'search');
  expect(database.table(settingTable).revision).toBe(revision);
  expect([...readSetting(database, doneStepsSetting)]).toEqual(['search', 'import']);
});

it('ignores steps it does not know', () => {
  expect([...doneStepsSetting.read('import,dance,')]).toEqual(['import']);
});
