import { describe, expect, it } from 'vitest';
import { readJsonRecords } from './json-records';

async function* pieces(text: string) {
  const bytes = Buffer.from(text);
  for (let index = 0; index < bytes.length; index += 5) yield bytes.subarray(index, index + 5);
}

async function read(text: string, property?: string) {
  const records: unknown[] = [];
  for await (const record of readJsonRecords(pieces(text), property)) records.push(record);
  return records;
}

describe('readJsonRecords', () => {
  it('reads a list in pieces of any size', async () => {
    expect(await read('[{"a":"é…😀"},null,3,"x",[1]]')).toEqual([{ a: 'é…😀' }, null, 3, 'x', [1]]);
    expect(await read('[]')).toEqual([]);
  });

  it('reads only the list in a property', async () => {
    expect(await read('{"meta":{"jobs":[9]},"jobs":[{"jobs":[1]}],"total":1}', 'jobs')).toEqual([{ jobs: [1] }]);
  });

  it.each([
    ['[{"a":1},{"a":', undefined],
    ['[{"a":1}', undefined],
    ['[{"a":1},{a:2}]', undefined],
    ['{"a":1}', undefined],
    ['<html>', undefined],
    ['', undefined],
    ['{"jobs":[{"a":1}', 'jobs'],
    ['{"error":"not found"}', 'jobs'],
    ['{"jobs":{"a":1}}', 'jobs'],
  ])('fails on %j', async (text, property) => {
    await expect(read(text, property)).rejects.toMatchObject({ name: 'FeedError', code: 'not-json' });
  });

  it('returns the records before an error', async () => {
    const records: unknown[] = [];
    const reading = (async () => {
      for await (const record of readJsonRecords(pieces('[{"a":1},{"a":2},{"a":'))) records.push(record);
    })();
    await expect(reading).rejects.toThrow('cut off');
    expect(records.length).toBeLessThanOrEqual(2);
  });

  it('does not let a record change Object.prototype', async () => {
    await read('[{"__proto__":{"polluted":true}},{"constructor":{"prototype":{"polluted":true}}}]');
    expect({}).not.toHaveProperty('polluted');
  });
});
