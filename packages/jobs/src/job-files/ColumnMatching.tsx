import type { DateOrder } from '@keepmark/contracts';
import { plural } from '@keepmark/ui/words';
import { NativeSelect, Radio, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type ColumnGuess, guessColumns } from './column-guess';
import { type ImportField, importFields } from './csv-import';
import { ImportJobs } from './ImportJobs';
import classes from './ImportPage.module.css';
import { dateOrderOfTable, jobsOfTable, type ReadTable } from './read-jobs-file';

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
export function ColumnMatching({ table }: { table: ReadTable }) {
  const { header, rows } = table;
  const [guesses, setGuesses] = useState(() => guessColumns(header, rows));
  const [chosenOrder, setChosenOrder] = useState<DateOrder>();
  const fields = useMemo(() => guesses.map(({ field }) => field), [guesses]);
  const shownOrder = useMemo(() => dateOrderOfTable(table, fields), [table, fields]);
  const dateOrder = shownOrder === 'either' ? chosenOrder : shownOrder;
  const read = useMemo(() => jobsOfTable(table, fields, { dateOrder }), [table, fields, dateOrder]);
  const guessedCount = guesses.filter(({ from }) => guessTexts[from] !== '').length;
  const choose = (index: number, value: string) => {
    const field = (value || undefined) as ImportField | undefined;
    setGuesses(guesses.map((guess, at) => (at === index ? { field, from: 'choice' } : guess)));
  };
  return (
    <>
      <Text component="output">
        {fields.filter(Boolean).length} of {plural(header.length, 'column')} matched
        {guessedCount > 0 ? `, ${guessedCount} of them guessed. Check them before you import.` : '.'}
      </Text>
      <div className={classes['fields']}>
        {guesses.map(({ field, from }, index) => (
          <NativeSelect
            // Two columns may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            size="sm"
            label={header[index] || `Column ${index + 1}`}
            description={`${rows[0]?.[index]?.slice(0, 60) || 'Empty in the first row'}${guessTexts[from]}`}
            data={fieldOptions}
            value={field ?? ''}
            onChange={({ currentTarget }) => choose(index, currentTarget.value)}
          />
        ))}
      </div>
      {shownOrder === 'either' ? (
        <Radio.Group
          label="How does this file write dates?"
          description="Its dates could be read both ways. Until you choose, these dates stay empty."
          value={chosenOrder ?? ''}
          onChange={(value) => setChosenOrder(value === 'day' ? 'day' : 'month')}
        >
          <div className={classes['choices']}>
            <Radio value="month" label="Month first: 05/06/2026 is May 6" />
            <Radio value="day" label="Day first: 05/06/2026 is June 5" />
          </div>
        </Radio.Group>
      ) : null}
      <ImportJobs read={read} />
    </>
  );
}
