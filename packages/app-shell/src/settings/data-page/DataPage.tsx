import { Anchor, Text } from '@mantine/core';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readHealth } from '@keepmark/local-store/care';
import { DatabaseProvider, useDatabase } from '@keepmark/local-store/react';
import { EmptyState, LoadingState, Page } from '@keepmark/ui';
import '@keepmark/ui/screens.css';
import { useAppContext } from '../../app-context';
import { PublicFooter } from '../../public-page/PublicFooter';
import { siteDatabase } from '../../site-database';
import { DataChanges } from './DataChanges';
import classes from './DataPage.module.css';
import { TableList } from './TableList';
import { TableViewer } from './TableViewer';

/** Counting characters reads every key, and another tab may write many at a time. */
const pauseMs = 200;

/** The tables of this browser's database, for people who want to see what is stored. */
export default function DataPage() {
  const { database = siteDatabase() } = useAppContext();
  return (
    <>
      <Page title="Data" width="full">
        <Text maw="65ch">
          What you save is stored in these tables in this browser. To keep a copy of all of it, back up in{' '}
          <Anchor inherit renderRoot={(props) => <Link {...props} to="/settings" />}>
            Settings
          </Anchor>
          .
        </Text>
        <DatabaseProvider database={database} fallback={<LoadingState label="Loading your data" />}>
          <Tables />
        </DatabaseProvider>
      </Page>
      <PublicFooter />
    </>
  );
}

function Tables() {
  const database = useDatabase();
  const navigate = useNavigate();
  const { table, page = 1 }: { table?: string; page?: number } = useSearch({ strict: false });
  const { tables, readAgain } = useTables();
  const open = (search: { table?: string; page?: number }) =>
    void navigate({ to: '/settings/data', search, resetScroll: false });
  return (
    <div className={classes['page']}>
      <TableList database={database} tables={tables} />
      {table === undefined ? null : database.tableExists(table) ? (
        <TableViewer
          key={table}
          database={database}
          table={table}
          page={page}
          onPage={(next) => open({ table, ...(next > 1 && { page: next }) })}
        />
      ) : (
        <EmptyState icon="database" title="Table not found">
          There is no table “{table}” in this browser.
        </EmptyState>
      )}
      <DataChanges
        table={table}
        onCreated={(created) => {
          readAgain();
          open({ table: created });
        }}
        onDeleted={() => {
          readAgain();
          open({});
        }}
      />
    </div>
  );
}

/** Every table with its rows and characters, kept current. */
function useTables() {
  const database = useDatabase();
  const [tables, setTables] = useState(() => readHealth(database).tables);
  const readAgain = () => setTables(readHealth(database).tables);
  const readSoon = useDebouncedCallback(readAgain, pauseMs);
  useEffect(() => database.subscribe(readSoon), [database, readSoon]);
  useWindowEvent('storage', readSoon);
  return { tables, readAgain };
}
