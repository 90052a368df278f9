import { Section } from '@keepmark/ui/section';
import { Text, Textarea } from '@mantine/core';
import classes from './NegotiationNotes.module.css';
import type { PayFieldsProps } from './PayFields';

/** The notes for a negotiation, and advice that uses the figures. */
export function NegotiationNotes({ note, change, advice }: PayFieldsProps & { readonly advice: readonly string[] }) {
  return (
    <Section title="Negotiation">
      <ul className={classes['advice']}>
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Textarea
        label="Your notes"
        placeholder="What you asked for, what they said, what comes next"
        autosize
        minRows={3}
        maxRows={16}
        maxLength={20_000}
        value={note.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
      <Text size="sm" c="dimmed">
        Saved in this browser with the occupation.
      </Text>
    </Section>
  );
}
