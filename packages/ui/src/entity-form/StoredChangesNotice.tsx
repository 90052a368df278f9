import { Paper, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Conflict } from './stored-changes';
import classes from './StoredChangesNotice.module.css';
import type { StoredChoices as StoredChoicesType } from './StoredChoices';

// Few people see it. Lazy components lose the type parameter.
const StoredChoices = lazy(async () => ({
  default: (await import('./StoredChoices')).StoredChoices,
})) as unknown as typeof StoredChoicesType;

export interface StoredChangesNoticeProps<Values> {
  /** Such as "job". */
  noun: string;
  isDeleted: boolean;
  /** Labels of the parts that took a new value. */
  updated: readonly string[];
  conflicts: readonly Conflict<Values>[];
  /** What the form shows. */
  values: Values;
  /** How often the person tried to save before they chose. Each time, the first choice that is left gets the focus. */
  refusals: number;
  onDecide: (conflict: Conflict<Values>, takesOther: boolean) => void;
}

const listed = new Intl.ListFormat('en');

/** @param both labels of the parts that both changed */
function changesIn(updated: readonly string[], both: readonly string[]): string[] {
  return [
    ...(updated.length > 0 ? [`Changed while you were editing: ${listed.format(updated)}.`] : []),
    ...(both.length > 0 ? [`${listed.format(both)} changed while you were editing. Choose which to save.`] : []),
  ];
}

/** Says above the fields what changed in the record since the form was opened, and asks about what both sides changed. */
export function StoredChangesNotice<Values extends Record<string, unknown>>(props: StoredChangesNoticeProps<Values>) {
  const { noun, isDeleted, updated, conflicts, values, refusals, onDecide } = props;
  const said = isDeleted
    ? [`This ${noun} was deleted while you were editing it. Save it as a new ${noun} to keep what you typed.`]
    : changesIn(
        updated,
        conflicts.map(({ part }) => part.label),
      );
  // A status that is on the page from the start is read aloud when it gets its text.
  const status = (
    <output>
      {said.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
    </output>
  );
  return (
    <Paper withBorder={said.length > 0} className={classes[said.length > 0 ? 'notice' : 'nothing']}>
      {status}
      {isDeleted || conflicts.length === 0 ? null : (
        <Suspense>
          <StoredChoices {...{ conflicts, values, refusals, onDecide }} />
        </Suspense>
      )}
    </Paper>
  );
}
