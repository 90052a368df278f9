import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { amountText, dollarsOf, payUnits } from '../../money/money';
import classes from './PayFields.module.css';
import type { SalaryNoteValues } from './salary-notes-store';

export interface PayFieldsProps {
  readonly note: SalaryNoteValues;
  readonly change: (changes: Partial<SalaryNoteValues>) => void;
}

/** The fields for the offer and the target. */
export function PayFields({ note, change }: PayFieldsProps) {
  return (
    <div className={classes['fields']}>
      <AmountField label="Your offer" amount={note.offer} onChange={(offer) => change({ offer })} />
      <AmountField label="Your target" amount={note.target} onChange={(target) => change({ target })} />
      <NativeSelect
        label="Both per"
        data={[
          { value: 'year', label: 'Year' },
          { value: 'hour', label: 'Hour' },
        ]}
        value={note.per}
        onChange={({ currentTarget }) =>
          change({ per: payUnits.find((unit) => unit === currentTarget.value) ?? 'year' })
        }
      />
      <TextInput
        label="Experience"
        placeholder="3 years"
        maxLength={100}
        autoComplete="off"
        value={note.experience}
        onChange={({ currentTarget }) => change({ experience: currentTarget.value })}
      />
    </div>
  );
}

interface AmountFieldProps {
  readonly label: string;
  readonly amount: number | null;
  readonly onChange: (amount: number | null) => void;
}

function AmountField({ label, amount, onChange }: AmountFieldProps) {
  const [text, setText] = useState(amountText(amount));
  const typed = dollarsOf(text);
  // Shows changes from another tab.
  const isSame = typed === undefined || typed === amount;
  return (
    <TextInput
      label={label}
      leftSection="$"
      inputMode="decimal"
      autoComplete="off"
      value={isSame ? text : amountText(amount)}
      error={typed === undefined ? 'Enter an amount in dollars, such as 62,000.' : undefined}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        const next = dollarsOf(value);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
