import type { Occupations } from '@keepmark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const get = (path: string) => call(test.app, `/${path}`, { method: 'GET' });
const list = async (path: string) => (await get(path)).answer['data'] as Occupations;

it('lists the 23 major groups at the top, and 98 minor ones below them', async () => {
  const top = await list('joboccupations/parent/');
  expect([top.table, top.results.length]).toEqual(['hand-written', 23]);
  expect(await list('joboccupations/parent')).toEqual(top);
  const below = await Promise.all(top.results.map(({ code }) => list(`joboccupations/children/${code}`)));
  expect(below.flatMap(({ results }) => results)).toHaveLength(98);
});

it('gives an occupation, what lies below it, and the level above', async () => {
  expect((await get('joboccupation/code/15-1252')).answer['data']).toEqual({
    parentCode: '15-1200',
    code: '15-1252',
    title: 'Software Developers',
    level: 'detailed',
    description: '',
    hasChildren: false,
  });
  expect((await list('joboccupations/children/15-1252')).results).toEqual([]);
  const above = await list('joboccupations/parent/15-1252');
  expect(above.results.map(({ code, selected }) => [code, selected])).toEqual([
    ['15-1200', true],
    ['15-2000', false],
  ]);
});

it('says in a sentence that a code is unknown', async () => {
  const { status, answer } = await get('joboccupation/code/99-9999');
  expect([status, answer['code']]).toEqual([404, 'not-found']);
  expect(answer['message']).toMatch(/^There is no occupation 99-9999\. Until the official table is imported/);
  expect((await get('joboccupations/children/x')).status).toBe(404);
  expect((await get(`joboccupations/children/${'x'.repeat(100)}`)).status).toBe(400);
});
