import * as packing from '../pages/packing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DatabaseProvider, useRows } from '.';
import { packPage } from '../pages/new-pages';
import { jobTable } from '../testing/jobs';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';

// @vitest-environment happy-dom

afterEach(cleanup);

test('screens wait for packed pages', async () => {
  const { storage } = new SimulatedBrowser().openTab();
  const first = opened(storage, { packing });
  const jobs = first.database.table(jobTable);
  first.database.transaction(() => {
    for (let row = 0; row < 100; row += 1) jobs.insert({ title: 'Baker' });
  });
  first.compact();
  const [page] = jobs.query() && first.store.tables.get('jobs')!.layout.pages.keys();
  expect(packPage(first.store, page!)).toBe(true);

  const { database } = opened(storage);
  const Count = () => <p>{useRows(jobTable).length} jobs</p>;
  render(
    <DatabaseProvider database={database} fallback={<p>One moment</p>}>
      <Count />
    </DatabaseProvider>,
  );
  expect(screen.getByText('One moment')).toBeTruthy();
  expect(await screen.findByText('100 jobs')).toBeTruthy();
});
