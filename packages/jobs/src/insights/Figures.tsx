import { Table } from '@mantine/core';
import classes from './Insights.module.css';

export interface FiguresProps {
  label: string;
  header: readonly string[];
  rows: readonly (readonly [string, ...(string | number)[]])[];
  /** Whether it is open from the start. */
  isOpen?: boolean;
}

/** The figures of a chart as a table. */
export function Figures({ label, header, rows, isOpen = false }: FiguresProps) {
  const table = (
    <Table aria-label={label} verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          {header.map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.join('|')}>
            {row.map((value, column) => (
              <Table.Td key={header[column]}>{typeof value === 'number' ? value.toLocaleString('en') : value}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
  if (isOpen) return table;
  return (
    <details>
      <summary className={classes['summary']}>Show as table</summary>
      {table}
    </details>
  );
}
