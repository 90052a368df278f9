import { Button, Group, Pagination, Table, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import type { Database } from '@keepmark/local-store';
import { readTable } from '@keepmark/local-store/data-definition';
import { Icon } from '@keepmark/ui';
import { saveFile } from '@keepmark/ui/file-export';
import { truncateText } from '@keepmark/ui/words';
import { inDigits } from '../data-formats';
import classes from './DataPage.module.css';
import { tableFile, valueText } from './table-file';

const pageSize = 50;
/** Longer values are cut on screen; a file has all of them. */
const shownCharacters = 120;

interface TableViewerProps {
  readonly database: Database;
  readonly table: string;
  /** 1-based. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** One table, a page of rows at a time, and the whole table as a file. */
export function TableViewer({ database, table, page, onPage }: TableViewerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { totalRows } = readTable(database, table, { limit: 0 });
  const pages = Math.max(1, Math.ceil(totalRows / pageSize));
  const shown = Math.min(page, pages);
  const offset = (shown - 1) * pageSize;
  const { columns, rows } = readTable(database, table, { offset, limit: pageSize });
  const save = (format: 'json' | 'csv') => void saveFile('file', () => tableFile(database, table, format));
  return (
    <section aria-labelledby="data-table" className={classes['viewer']}>
      <Title order={2} size="h3" id="data-table" ref={heading} tabIndex={-1} className={classes['heading']}>
        {table}
      </Title>
      <Text component="output" size="sm" c="dimmed">
        {totalRows === 0
          ? 'No rows'
          : `Rows ${inDigits(offset + 1)} to ${inDigits(offset + rows.length)} of ${inDigits(totalRows)}`}
      </Text>
      <Group gap="sm">
        <Button variant="default" leftSection={<Icon name="download" size="xs" />} onClick={() => save('json')}>
          Export as JSON
        </Button>
        <Button variant="default" leftSection={<Icon name="download" size="xs" />} onClick={() => save('csv')}>
          Export as CSV
        </Button>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <section className={classes['scroll']} aria-label={`Rows of ${table}`} tabIndex={0}>
        <Table verticalSpacing={4} fz="sm">
          <Table.Thead>
            <Table.Tr>
              {['internalId', ...columns.map(({ name }) => name)].map((name) => (
                <Table.Th key={name}>{name}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          {/* A page of jobs has two thousand cells: plain ones take a fraction of the time. */}
          <tbody>
            {rows.map((row) => (
              <tr key={row.internalId}>
                <td>{row.internalId}</td>
                {columns.map(({ name }) => (
                  <td key={name}>{truncateText(valueText(row[name]), shownCharacters)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      {pages > 1 ? (
        <nav aria-label="Pages">
          <Pagination
            total={pages}
            value={shown}
            siblings={1}
            getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
            getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
            onChange={(next) => {
              onPage(next);
              heading.current?.focus();
            }}
          />
        </nav>
      ) : null}
    </section>
  );
}
