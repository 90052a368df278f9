// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineTable, field, openDatabase } from '..';
import { memoryStorage } from '../testing';
import { DatabaseProvider, useAllRows, useCounts, useRow, useRows } from '.';

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

test('counts render again only when one of them changes', () => {
  const { database, jobs } = setUp();
  const id = jobs.insert({ title: 'Baker' });
  let renders = 0;
  function Counts() {
    renders += 1;
    return <p>{JSON.stringify(useCounts(jobTable, 'status'))}</p>;
  }
  render(
    <DatabaseProvider database={database}>
      <Counts />
    </DatabaseProvider>,
  );
  act(() => void jobs.update(id, { title: 'Cook' }));
  act(() =>
    database.transaction(() => {
      jobs.update(id, { status: 'archived' });
      jobs.insert({});
    }),
  );
  expect(screen.getByText('{"archived":1,"saved":1}')).toBeTruthy();
  expect(renders).toBe(2);
});

test('in strict mode too, whoever is gone hears of nothing', () => {
  const { database, jobs } = setUp();
  const ends: (() => void)[] = [];
  const table = database.table(jobTable);
  vi.spyOn(database, 'table').mockReturnValue({
    ...table,
    get revision() {
      return table.revision;
    },
    subscribe(listener) {
      const end = table.subscribe(listener);
      ends.push(end);
      return () => {
        ends.splice(ends.indexOf(end), 1);
        end();
      };
    },
  });
  function Titles() {
    return (
      <p>
        {useRows(jobTable)
          .map(({ title }) => title)
          .join()}
      </p>
    );
  }
  const { unmount } = render(
    <StrictMode>
      <DatabaseProvider database={database}>
        <Titles />
      </DatabaseProvider>
    </StrictMode>,
  );
  act(() => void jobs.insert({ title: 'Baker' }));
  expect(screen.getByText('Baker')).toBeTruthy();
  expect(ends).toHaveLength(1);
  unmount();
  expect(ends).toEqual([]);
});

test.each([12_000, 20_000])('reads all of %i rows, and the same list until one changes', (count) => {
  const { database, jobs } = setUp();
  database.transaction(() => {
    for (let index = 0; index < count; index += 1) jobs.insert({ title: String(index) });
  });
  const seen = new Set<readonly unknown[]>();
  function All() {
    const rows = useAllRows(jobTable);
    seen.add(rows);
    return <output>{`${rows.length} rows, the last is ${rows.at(-1)?.title}`}</output>;
  }
  const page = (
    <DatabaseProvider database={database}>
      <All />
    </DatabaseProvider>
  );
  const { rerender } = render(page);
  rerender(page);
  expect(screen.getByRole('status').textContent).toBe(`${count} rows, the last is ${count - 1}`);
  expect(seen.size).toBe(1);
  act(() => void jobs.insert({ title: 'new' }));
  expect(screen.getByRole('status').textContent).toBe(`${count + 1} rows, the last is new`);
});
