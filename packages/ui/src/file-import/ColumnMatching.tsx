import { Button, NativeSelect, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { plural } from '../words';
import classes from './ColumnMatching.module.css';

export interface MatchedColumn {
  /** As the file names it; may be empty. */
  readonly header: string;
  /** A value of the file, and what else helps to choose. */
  readonly description: string;
  /** The chosen field; empty for none. */
  readonly field: string;
  /** Whether it needs no look. These columns stay folded, so that what follows is in view. */
  readonly isKnown: boolean;
}

export interface ColumnMatchingProps {
  /** The name of the fields, such as "Match columns". */
  readonly title: string;
  readonly columns: readonly MatchedColumn[];
  /** What to choose from, with a choice whose value is empty. */
  readonly fields: readonly { readonly value: string; readonly label: string }[];
  /** What to do about the match, as part of its sentence: ", 2 of them guessed". */
  readonly remark?: string;
  readonly onChange: (column: number, field: string) => void;
}

/** Matches the columns of a file with fields. Known columns show on request. */
export function ColumnMatching({ title, columns, fields, remark = '', onChange }: ColumnMatchingProps) {
  const [showsKnown, setShowsKnown] = useState(false);
  const fieldsId = useId();
  const matchedCount = columns.filter(({ field }) => field !== '').length;
  const areSomeKnown = columns.some(({ isKnown }) => isKnown);
  return (
    <div className={classes['matching']}>
      <div className={classes['summary']}>
        <Text component="output">
          {matchedCount} of {plural(columns.length, 'column')} matched{remark}.
        </Text>
        {areSomeKnown ? (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={showsKnown}
            aria-controls={fieldsId}
            onClick={() => setShowsKnown(!showsKnown)}
          >
            {showsKnown ? 'Hide matched columns' : 'Change matched columns'}
          </Button>
        ) : null}
      </div>
      <fieldset className={classes['fields']} id={fieldsId} aria-label={title}>
        {columns.map(({ header, description, field, isKnown }, index) =>
          showsKnown || !isKnown ? (
            <NativeSelect
              // Two columns may have the same name.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              size="sm"
              label={header || `Column ${index + 1}`}
              description={description}
              data={[...fields]}
              value={field}
              onChange={({ currentTarget }) => onChange(index, currentTarget.value)}
            />
          ) : null,
        )}
      </fieldset>
    </div>
  );
}
