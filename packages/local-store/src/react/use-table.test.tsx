// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defineTable, field, openDatabase } from '..';
import { memoryStorage } from '../testing';
import { DatabaseProvider, useCounts, useRow, useRows } from '.';

const jobTable = defineTable('jobs', {
  fields: { title: field.text(), status: field.text('saved') },
  indexes: ['status'],
  counts: ['status'],
});

afterEach(cleanup);

function setUp() {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const jobs = database.table(jobTable);
  return { database, jobs };
}

test('a list renders again only when its rows change', () => {
  const { database, jobs } = setUp();
  let renders = 0;
  function Saved() {
    renders += 1;
    return (
      <p>
        {useRows(jobTable, { where: { status: 'saved' } })
          .map((job) => job.title)
          .join()}
      </p>
    );
  }
  const page = () => (
    <DatabaseProvider database={database}>
      <Saved />
    </DatabaseProvider>
  );
  const { rerender } = render(page());
  act(() => void jobs.insert({ title: 'Baker' }));
  expect(screen.getByText('Baker')).toBeTruthy();
  expect(renders).toBe(2);

  act(() => void jobs.insert({ title: 'Elsewhere', status: 'archived' }));
  expect(renders).toBe(2);
  rerender(page());
  expect(screen.getByText('Baker')).toBeTruthy();
});

test('a row and the counts follow the table', () => {
  const { database, jobs } = setUp();
  const id = jobs.insert({ title: 'Baker' });
  function One() {
    const job = useRow(jobTable, id);
    return <p>{`${job?.title} ${useCounts(jobTable, 'status').saved ?? 0}`}</p>;
  }
  render(
    <DatabaseProvider database={database}>
      <One />
    </DatabaseProvider>,
  );
  act(() => void jobs.update(id, { title: 'Cook' }));
  expect(screen.getByText('Cook 1')).toBeTruthy();
  act(() => void jobs.delete(id));
  expect(screen.getByText('undefined 0')).toBeTruthy();
});
