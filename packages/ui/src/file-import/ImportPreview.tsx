import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ImportDialog.module.css';

export interface ImportPreviewProps<Entry> {
  /** Totals, announced to screen readers. */
  readonly summary: string;
  /** The name of the list: "Events in the file". */
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly renderEntry: (entry: Entry) => ReactNode;
  /** What the import does with the entry, in a word. */
  readonly outcomeOf: (entry: Entry) => ImportOutcomeBadge;
}

export interface ImportOutcomeBadge {
  readonly label: string;
  readonly color: 'success' | 'info' | 'gray' | 'error';
}

const maxRows = 500;

/** What an import would do with each entry of a file. Long files show their first 500 entries. */
export function ImportPreview<Entry>({ summary, label, entries, renderEntry, outcomeOf }: ImportPreviewProps<Entry>) {
  const rest = entries.length - maxRows;
  return (
    <section aria-label="Preview">
      <Text component="output" fw={600} display="block" mb="xs">
        {summary}
      </Text>
      {/* A scrolling list must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={classes['entries']} tabIndex={0} aria-label={label}>
        {entries.slice(0, maxRows).map((entry, index) => {
          const outcome = outcomeOf(entry);
          return (
            // Entries may have no ids, and their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={classes['entry']}>
              {renderEntry(entry)}
              <Badge variant="light" color={outcome.color} className={classes['outcome']}>
                {outcome.label}
              </Badge>
            </li>
          );
        })}
      </ul>
      {rest > 0 ? (
        <Text size="sm" c="dimmed">
          And {rest.toLocaleString('en')} more.
        </Text>
      ) : null}
    </section>
  );
}
