import type { DateOrder } from '@keepmark/contracts';
import { plural } from '@keepmark/ui/words';
import { Button, NativeSelect, Radio, Text } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
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
  // Columns with a known header need no look, so they don't push the preview and its button off the screen.
  const isKnown = ({ from }: ColumnGuess) => from === 'header';
  const [showsAll, setShowsAll] = useState(false);
  const fieldsId = useId();
  const choose = (index: number, value: string) => {
    const field = (value || undefined) as ImportField | undefined;
    setGuesses(guesses.map((guess, at) => (at === index ? { field, from: 'choice' } : guess)));
  };
  return (
    <>
      <div className={classes['matched']}>
        <Text component="output">
          {fields.filter(Boolean).length} of {plural(header.length, 'column')} matched
          {guessedCount > 0 ? `, ${guessedCount} of them guessed. Check them before you import.` : '.'}
        </Text>
        {guesses.some(isKnown) ? (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={showsAll}
            aria-controls={fieldsId}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Hide matched columns' : 'Change matched columns'}
          </Button>
        ) : null}
      </div>
      <div className={classes['fields']} id={fieldsId}>
        {guesses.map(({ field, from }, index) =>
          showsAll || from !== 'header' ? (
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
          ) : null,
        )}
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
