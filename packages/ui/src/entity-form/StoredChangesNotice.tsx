import { Paper, Radio, Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { fromDifference } from './from-difference';
import { type Conflict, type FormPart, isSamePart } from './stored-changes';
import classes from './StoredChangesNotice.module.css';

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
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) notice.current?.querySelector<HTMLInputElement>('[data-undecided] input')?.focus();
  }, [refusals]);
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
    <Paper ref={notice} withBorder={said.length > 0} className={classes[said.length > 0 ? 'notice' : 'nothing']}>
      {status}
      {isDeleted
        ? null
        : conflicts.map((conflict) => (
            <Choice
              key={conflict.part.label}
              conflict={conflict}
              values={values}
              error={refusals > 0 && !conflict.isDecided ? 'Choose one.' : undefined}
              onDecide={(takesOther) => onDecide(conflict, takesOther)}
            />
          ))}
    </Paper>
  );
}

interface ChoiceProps<Values> {
  conflict: Conflict<Values>;
  values: Values;
  error: string | undefined;
  onDecide: (takesOther: boolean) => void;
}

function textOf<Values extends Record<string, unknown>>(part: FormPart<Values>, values: Values): string {
  const text =
    part.text?.(values) ?? part.fields.map((name) => values[name]).find((value) => typeof value === 'string');
  return text?.trim() || 'Empty';
}

function Choice<Values extends Record<string, unknown>>({ conflict, values, error, onDecide }: ChoiceProps<Values>) {
  const { part, mine, other, isDecided } = conflict;
  const name = useId();
  const showsOther = isSamePart(part, values, other);
  const texts = [textOf(part, { ...values, ...(showsOther && mine) }), textOf(part, { ...values, ...other })] as const;
  const [mineShown, otherShown] = fromDifference(...texts);
  const chosen = showsOther ? 'other' : 'mine';
  return (
    <Radio.Group
      name={name}
      data-undecided={!isDecided || undefined}
      label={part.label}
      error={error}
      value={isDecided ? chosen : null}
      onChange={(choice) => onDecide(choice === 'other')}
    >
      <div className={classes['choices']}>
        <Radio value="mine" label="Use yours" description={<span className={classes['value']}>{mineShown}</span>} />
        <Radio
          value="other"
          label="Use the other one"
          description={<span className={classes['value']}>{otherShown}</span>}
        />
      </div>
    </Radio.Group>
  );
}
