import { Radio } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { fromDifference } from './from-difference';
import { type Conflict, type FormPart, isSamePart } from './stored-changes';
import classes from './StoredChangesNotice.module.css';

interface ChoicesProps<Values> {
  conflicts: readonly Conflict<Values>[];
  /** What the form shows. */
  values: Values;
  /** How often the person tried to save before they chose. Each time, the first choice that is left gets the focus. */
  refusals: number;
  onDecide: (conflict: Conflict<Values>, takesOther: boolean) => void;
}

/** Asks about each part that both sides changed. */
export function StoredChoices<Values extends Record<string, unknown>>(props: ChoicesProps<Values>) {
  const { conflicts, values, refusals, onDecide } = props;
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) choices.current?.querySelector<HTMLInputElement>('[data-undecided] input')?.focus();
  }, [refusals]);
  return (
    <div ref={choices} className={classes['conflicts']}>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.part.label}
          conflict={conflict}
          values={values}
          error={refusals > 0 && !conflict.isDecided ? 'Choose one.' : undefined}
          onDecide={(takesOther) => onDecide(conflict, takesOther)}
        />
      ))}
    </div>
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
