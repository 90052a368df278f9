import { expect, it } from 'vitest';
import { KeyTable } from './key-table';

const names = Array.from({ length: 500 }, (_, at) => `key ${at * 7919}`).toSorted();

function tableOf(keys: readonly string[]): KeyTable {
  const keyOffsets = Uint32Array.from({ length: keys.length + 1 }, (_, at) => keys.slice(0, at).join('').length);
  return new KeyTable({ keyBytes: Buffer.from(keys.join('')), keyOffsets });
}

it('finds every key, and none that only begins like one', () => {
  const table = tableOf(names);
  expect(names.map((name) => table.find(name))).toEqual(names.map((_, at) => at));
  for (const absent of ['', 'k', 'key', 'key 0 ', 'key 7918', 'KEY 0']) {
    expect(table.find(absent)).toBeUndefined();
  }
});

it('has nothing where there are no keys', () => {
  expect(tableOf([]).find('paris')).toBeUndefined();
});
