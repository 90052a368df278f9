import { plural } from '@keepmark/ui/words';
import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { type ColumnMatch, type CsvField, csvFields } from './csv-columns';
import classes from './ImportPage.module.css';
import type { CsvTable } from './places-of-csv';

export interface ColumnMatchingProps {
  title: string;
  table: CsvTable;
  match: ColumnMatch;
  onChange: (match: ColumnMatch) => void;
}

const options = [
  { value: '', label: 'Detail' },
  ...Object.entries(csvFields).map(([value, label]) => ({ value, label })),
];

/** Matches each column of a table with a field. Choosing a field for another column clears it on the first. */
export function ColumnMatching({ title, table, match, onChange }: ColumnMatchingProps) {
  const choose = (column: number, field: CsvField | null) =>
    onChange(match.map((before, at) => (at === column ? field : before === field ? null : before)));
  // Columns that we recognized need no look; a change must not close what somebody opened.
  const [startsOpen] = useState(!match.includes('name'));
  return (
    <details className={classes['match']} open={startsOpen}>
      <summary>
        {title}{' '}
        <Text component="span" size="sm" c="dimmed">
          {match.filter(Boolean).length} of {plural(match.length, 'column')} recognized
        </Text>
      </summary>
      <fieldset className={classes['columns']} aria-label={title}>
        {table.header.map((header, column) => (
          <NativeSelect
            // Two columns may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            key={column}
            label={header || `Column ${column + 1}`}
            description={
              <Text component="span" size="xs" truncate="end" display="block">
                {table.rows.find((row) => row[column]?.trim())?.[column] ?? 'Empty'}
              </Text>
            }
            data={options}
            value={match[column] ?? ''}
            onChange={({ currentTarget: { value } }) => choose(column, value in csvFields ? (value as CsvField) : null)}
          />
        ))}
      </fieldset>
    </details>
  );
}
