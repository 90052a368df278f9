import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { ReferenceStore } from './reference-store';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('asks once for the versions that calls at the same time need, and again for the next', async () => {
  const database = test.app.database.read;
  const store = new ReferenceStore(database);
  const derive = () => store.derived('codes', ['soc-structure'], (rows) => rows['soc-structure'].length);
  await derive();
  const asked = vi.spyOn(database, 'select');
  await Promise.all([derive(), derive(), derive()]);
  expect(asked).toHaveBeenCalledTimes(1);
  await derive();
  expect(asked).toHaveBeenCalledTimes(2);
});
