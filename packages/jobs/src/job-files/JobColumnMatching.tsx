import type { DateOrder } from '@keepmark/contracts';
import { ColumnMatching } from '@keepmark/ui/file-import';
import { Radio, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { furtherColumns, goesWithItsName } from './csv-import';
import { type ColumnGuess, guessColumns } from './column-guess';
import { type ImportField, importFields } from './import-fields';
import type { ReadTable } from './csv-table';
import { ImportJobs } from './ImportJobs';
import classes from './ImportPage.module.css';
import type { JobStatus } from '../job-status';
import { UnknownStatuses } from './UnknownStatuses';
import { dateOrderOfTable, jobsOfTable } from './read-jobs-file';

const fieldOptions = [
  { value: '', label: 'Skip' },
  ...Object.entries(importFields).map(([value, label]) => ({ value, label })),
];

const guessTexts: Readonly<Record<ColumnGuess['from'], string>> = {
  header: '',
  words: ' (guessed from the header)',
  values: ' (guessed from the values)',
  choice: '',
  nothing: '',
};

/** Matches the columns of a file to fields, with a preview of the jobs. */
export function JobColumnMatching({ table }: { table: ReadTable }) {
  const { header, rows } = table;
  const [guesses, setGuesses] = useState(() => guessColumns(header, rows));
  const [chosenOrder, setChosenOrder] = useState<DateOrder>();
  const fields = useMemo(() => guesses.map(({ field }) => field), [guesses]);
  const shownOrder = useMemo(() => dateOrderOfTable(table, fields), [table, fields]);
  const dateOrder = shownOrder === 'either' ? chosenOrder : shownOrder;
  const [statuses, setStatuses] = useState<Readonly<Record<string, JobStatus>>>({});
  const read = useMemo(() => jobsOfTable(table, fields, { dateOrder, statuses }), [table, fields, dateOrder, statuses]);
  const guessedCount = guesses.filter(({ from }) => guessTexts[from] !== '').length;
  const choose = (index: number, value: string) => {
    const field = (value || undefined) as ImportField | undefined;
    setGuesses(guesses.map((guess, at) => (at === index ? { field, from: 'choice' } : guess)));
  };
  const { remarks = [] } = table;
  const noted = header.filter(
    (name, index) => fields[index] === 'notes' && goesWithItsName(name, rows[0]?.[index] ?? ''),
  );
  const further = furtherColumns(fields).map(
    ({ index, field }) => `${header[index]?.trim() || `column ${index + 1}`} (also ${importFields[field]})`,
  );
  return (
    <>
      {remarks.map((remark) => (
        <Text key={remark} size="sm">
          {remark}
        </Text>
      ))}
      <ColumnMatching
        title="Match columns"
        columns={guesses.map(({ field, from }, index) => ({
          header: header[index] ?? '',
          description: `${rows[0]?.[index]?.slice(0, 60) || 'Empty in the first row'}${guessTexts[from]}`,
          field: field ?? '',
          isKnown: from === 'header',
        }))}
        fields={fieldOptions}
        remark={guessedCount > 0 ? `, ${guessedCount} of them guessed. Check them before you import` : ''}
        onChange={choose}
      />
      {noted.length > 0 ? (
        <Text size="sm">
          {noted.length === 1
            ? `Goes into the notes with its name: ${noted[0]?.trim() ?? ''}.`
            : `Go into the notes with their names: ${noted.map((name) => name.trim()).join(', ')}.`}
        </Text>
      ) : null}
      {further.length > 0 ? <Text size="sm">{furtherText(further)}</Text> : null}
      {shownOrder === 'either' ? <DateOrderChoice order={chosenOrder} onChange={setChosenOrder} /> : null}
      {read.unknownStatuses ? (
        <UnknownStatuses
          unknown={read.unknownStatuses}
          chosen={statuses}
          onChange={(text, status) =>
            setStatuses(({ [text]: _before, ...others }) => (status ? { ...others, [text]: status } : others))
          }
        />
      ) : null}
      <ImportJobs read={read} />
    </>
  );
}

const furtherText = (columns: readonly string[]): string =>
  columns.length === 1
    ? `A column before it fills the same field, so this one goes into the notes: ${columns[0]}.`
    : `Columns before them fill the same fields, so these go into the notes: ${columns.join(', ')}.`;

interface DateOrderChoiceProps {
  order: DateOrder | undefined;
  onChange: (order: DateOrder) => void;
}

function DateOrderChoice({ order, onChange }: DateOrderChoiceProps) {
  return (
    <Radio.Group
      label="How does this file write dates?"
      description="Its dates could be read both ways. Until you choose, these dates stay empty."
      value={order ?? ''}
      onChange={(value) => onChange(value === 'day' ? 'day' : 'month')}
    >
      <div className={classes['choices']}>
        <Radio value="month" label="Month first: 05/06/2026 is May 6" />
        <Radio value="day" label="Day first: 05/06/2026 is June 5" />
      </div>
    </Radio.Group>
  );
}
