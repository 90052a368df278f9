import { Anchor, Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Database } from '@keepmark/local-store';
import type { Health } from '@keepmark/local-store/care';
import { readTable } from '@keepmark/local-store/data-definition';
import { EmptyState } from '@keepmark/ui';
import { inDigits } from '../data-formats';
import classes from './DataPage.module.css';

interface TableListProps {
  readonly database: Database;
  readonly tables: Health['tables'];
}

/** Every table of this browser's database, the largest first. */
export function TableList({ database, tables }: TableListProps) {
  if (tables.length === 0)
    return (
      <EmptyState icon="database" title="No tables yet">
        Tables appear here once you save something.
      </EmptyState>
    );
  return (
    // The keyboard scrolls it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes['scroll']} aria-label="Tables" tabIndex={0}>
      <Table verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Table</Table.Th>
            <Table.Th ta="right">Rows</Table.Th>
            <Table.Th ta="right">Columns</Table.Th>
            <Table.Th ta="right">Characters</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tables.map(({ name, rows, characters }) => (
            <Table.Tr key={name}>
              <Table.Td>
                <Anchor
                  className={classes['name'] ?? ''}
                  renderRoot={(props) => <Link {...props} to="/settings/data" search={{ table: name }} />}
                >
                  {name}
                </Anchor>
              </Table.Td>
              <Table.Td ta="right">{inDigits(rows)}</Table.Td>
              <Table.Td ta="right">{inDigits(readTable(database, name, { limit: 0 }).columns.length)}</Table.Td>
              <Table.Td ta="right">{inDigits(characters)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
