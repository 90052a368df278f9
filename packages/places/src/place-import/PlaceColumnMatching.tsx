import { ColumnMatching } from '@keepmark/ui/file-import';
import { useState } from 'react';
import { type ColumnMatch, type CsvField, csvFields } from './csv-columns';
import type { CsvTable } from './places-of-csv';

export interface PlaceColumnMatchingProps {
  title: string;
  table: CsvTable;
  match: ColumnMatch;
  onChange: (match: ColumnMatch) => void;
}

const fields = [
  { value: '', label: 'Detail' },
  ...Object.entries(csvFields).map(([value, label]) => ({ value, label })),
];

/** Matches each column of a table with a field. Choosing a field for another column clears it on the first. */
export function PlaceColumnMatching({ title, table, match, onChange }: PlaceColumnMatchingProps) {
  const choose = (column: number, field: CsvField | null) =>
    onChange(match.map((before, at) => (at === column ? field : before === field ? null : before)));
  // A table with names needs no look. A change must not fold what somebody opened.
  const [isKnown] = useState(match.includes('name'));
  return (
    <ColumnMatching
      title={title}
      columns={table.header.map((header, column) => ({
        header,
        description: table.rows.find((row) => row[column]?.trim())?.[column]?.slice(0, 60) ?? 'Empty',
        field: match[column] ?? '',
        isKnown,
      }))}
      fields={fields}
      onChange={(column, value) => choose(column, value in csvFields ? (value as CsvField) : null)}
    />
  );
}
