import { Badge, Text } from '@mantine/core';
import classes from './ImportPreview.module.css';
import type { ImportOutcome, PlannedCard } from './plan-import';

const outcomes: Readonly<Record<ImportOutcome, { label: string; color: 'success' | 'gray' | 'error' }>> = {
  add: { label: 'Add', color: 'success' },
  skip: { label: 'Skip', color: 'gray' },
  unreadable: { label: 'Unreadable', color: 'error' },
};

const maxRows = 500;

/** What an import will do with each card, with totals. */
export function ImportPreview({ plan }: { plan: readonly PlannedCard[] }) {
  const count = (outcome: ImportOutcome) => plan.filter((card) => card.outcome === outcome).length.toLocaleString('en');
  const rest = plan.length - maxRows;
  return (
    <section aria-label="Preview">
      <Text component="output" fw={600} className={classes['summary']}>
        {count('add')} to add, {count('skip')} to skip, {count('unreadable')} unreadable
      </Text>
      {/* A scrolling list must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={classes['cards']} tabIndex={0} aria-label="Cards in the file">
        {plan.slice(0, maxRows).map(({ outcome, label, detail }, index) => (
          // Cards have no ids, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={classes['card']}>
            <div className={classes['text']}>
              <span className={classes['name']}>{label}</span>
              {detail ? <span className={classes['detail']}>{detail}</span> : null}
            </div>
            <Badge variant="light" color={outcomes[outcome].color} className={classes['outcome']}>
              {outcomes[outcome].label}
            </Badge>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Text size="sm" c="dimmed">
          And {rest.toLocaleString('en')} more.
        </Text>
      ) : null}
    </section>
  );
}
