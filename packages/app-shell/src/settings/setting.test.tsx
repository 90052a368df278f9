import { act, renderHook } from '@testing-library/react';
import { DatabaseProvider } from '@keepmark/local-store/react';
import { testDatabase } from '@keepmark/local-store/testing';
import { expect, it } from 'vitest';
import { defineSetting, readSetting, useSetting, writeSetting } from './setting';
import { settingTable } from './settings-table';

const days = defineSetting('jobs', 'days', (stored) => [14, 21].find((choice) => choice === Number(stored)) ?? 14);
const cities = defineSetting<readonly string[]>(
  'jobs',
  'cities',
  (stored) => stored?.split(';') ?? [],
  (value) => value.join(';'),
);

it('reads the default until a value is stored', () => {
  const database = testDatabase();
  expect(readSetting(database, days)).toBe(14);
  writeSetting(database, days, 21);
  expect(readSetting(database, days)).toBe(21);
});

it('reads the default when the stored text makes no sense', () => {
  const database = testDatabase();
  database.table(settingTable).insert({ ...days.key, settingValue: 'soon' });
  expect(readSetting(database, days)).toBe(14);
});

it('stores one row, and leaves other settings alone', () => {
  const database = testDatabase();
  writeSetting(database, cities, ['Austin', 'Houston']);
  writeSetting(database, days, 14);
  writeSetting(database, days, 21);
  expect(database.table(settingTable).query()).toMatchObject([
    { settingGroup: 'jobs', settingName: 'cities', settingValue: 'Austin;Houston' },
    { settingGroup: 'jobs', settingName: 'days', settingValue: '21' },
  ]);
});

it('keeps a screen current, with the same value until it changes', () => {
  const database = testDatabase();
  const { result, rerender } = renderHook(() => useSetting(cities), {
    wrapper: ({ children }) => <DatabaseProvider database={database}>{children}</DatabaseProvider>,
  });
  const [none] = result.current;
  expect(none).toEqual([]);
  rerender();
  expect(result.current[0]).toBe(none);
  act(() => result.current[1](['Austin']));
  expect(result.current[0]).toEqual(['Austin']);
  act(() => writeSetting(database, cities, ['Houston']));
  expect(result.current[0]).toEqual(['Houston']);
});
