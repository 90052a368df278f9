import { NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type ImportField, importFields, matchColumns } from './csv-import';
import { ImportJobs } from './ImportJobs';
import classes from './ImportPage.module.css';
import { jobsOfTable, type ReadTable } from './read-jobs-file';

const fieldOptions = [
  { value: '', label: 'Skip' },
  ...Object.entries(importFields).map(([value, label]) => ({ value, label })),
];

/** Matches the columns of a file to fields, with a preview of the jobs. */
export function ColumnMatching({ table }: { table: ReadTable }) {
  const { header, rows } = table;
  const [fields, setFields] = useState(() => matchColumns(header));
  const read = useMemo(() => jobsOfTable(table, fields), [table, fields]);
  return (
    <>
      <div className={classes['fields']}>
        {header.map((column, index) => (
          <NativeSelect
            // Two columns may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            size="sm"
            label={column || `Column ${index + 1}`}
            description={rows[0]?.[index]?.slice(0, 60) || 'Empty in the first row'}
            data={fieldOptions}
            value={fields[index] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setFields(
                fields.map((field, at) => (at === index ? ((value || undefined) as ImportField | undefined) : field)),
              )
            }
          />
        ))}
      </div>
      <ImportJobs read={read} />
    </>
  );
}
