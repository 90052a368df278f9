import { type ImportOutcomeBadge, ImportPreview } from '@keepmark/ui/file-import';
import classes from './ContactsPreview.module.css';
import type { ImportOutcome, PlannedCard } from './plan-import';

const outcomes: Readonly<Record<ImportOutcome, ImportOutcomeBadge>> = {
  add: { label: 'Add', color: 'success' },
  skip: { label: 'Skip', color: 'gray' },
  unreadable: { label: 'Unreadable', color: 'error' },
};

/** What an import will do with each card, with totals. */
export function ContactsPreview({ plan }: { plan: readonly PlannedCard[] }) {
  const count = (outcome: ImportOutcome) => plan.filter((card) => card.outcome === outcome).length.toLocaleString('en');
  return (
    <ImportPreview
      summary={`${count('add')} to add, ${count('skip')} to skip, ${count('unreadable')} unreadable`}
      label="Cards in the file"
      entries={plan}
      outcomeOf={({ outcome }) => outcomes[outcome]}
      renderEntry={({ label, detail }) => (
        <div className={classes['text']}>
          <span className={classes['name']}>{label}</span>
          {detail ? <span className={classes['detail']}>{detail}</span> : null}
        </div>
      )}
    />
  );
}
