import { RowAction } from '@keepmark/ui/entity-list';
import { SortableItem, SortableList } from '@keepmark/ui/sortable-list';
import { formatDay, plural } from '@keepmark/ui/words';
import { Checkbox, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './Checklist.module.css';
import { DueBadge } from './DueBadge';
import { EditNextStep } from './NextStepForm';
import { isOpen, type ListedStep } from './step-list';
import { useNextStepActions } from './use-next-step-actions';

interface ChecklistProps {
  readonly jobId: string;
  /** In the order shown. */
  readonly steps: readonly ListedStep[];
  readonly today: string;
}

/** A step that only its job has isn't in the table, so it has no id. */
const keyOf = ({ internalId }: ListedStep): string => internalId || 'first';

/** The next steps of a job: check off, edit, move, and delete them. Those that are done are folded. */
export default function Checklist({ jobId, steps, today }: ChecklistProps) {
  const { move } = useNextStepActions();
  const [open, done] = [steps.filter(isOpen), steps.filter((step) => !isOpen(step))];
  const rows = open.map((step) =>
    open.length === 1 ? (
      <li key={keyOf(step)}>
        <StepRow step={step} today={today} />
      </li>
    ) : (
      <SortableItem key={keyOf(step)} id={keyOf(step)} name={step.text} component="li" className={classes['item']}>
        {(handle) => <StepRow step={step} today={today} handle={handle} />}
      </SortableItem>
    ),
  );
  const list = (
    <ul className={classes['list']} aria-label="Next steps">
      {rows}
    </ul>
  );
  return (
    <>
      {open.length > 1 ? (
        <SortableList
          ids={open.map(keyOf)}
          nameOf={(id) => open.find((step) => keyOf(step) === id)?.text ?? ''}
          onMove={(from, to) => move(jobId, from, to)}
        >
          {list}
        </SortableList>
      ) : null}
      {open.length === 1 ? list : null}
      {done.length > 0 ? (
        <details className={classes['done']}>
          <summary>{plural(done.length, 'step')} done</summary>
          <ul className={classes['list']} aria-label="Steps done">
            {done.map((step) => (
              <li key={step.internalId}>
                <StepRow step={step} today={today} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function StepRow({ step, today, handle }: { step: ListedStep; today: string; handle?: ReactNode }) {
  const { setDone, remove } = useNextStepActions();
  const [isEditing, setEditing] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) row.current?.querySelector<HTMLElement>('[data-edit] button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <EditNextStep step={step} onClose={() => setEditing(false)} />;
  const { text, dueOn, doneOn } = step;
  const dated = doneOn ? `Done ${formatDay(doneOn)}` : dueOn && `Due ${formatDay(dueOn)}`;
  return (
    <div ref={row} className={classes['step']}>
      {handle}
      <Checkbox
        aria-label={`Done: ${text}`}
        checked={!isOpen(step)}
        onChange={({ currentTarget }) => setDone(step, currentTarget.checked)}
      />
      <div className={classes['words']}>
        <span className={classes['text']} data-done={!isOpen(step) || undefined}>
          {text}
        </span>
        {dated ? (
          <Text component="span" size="sm" c="dimmed">
            {dated}
          </Text>
        ) : null}
        {isOpen(step) ? <DueBadge dueOn={dueOn} today={today} /> : null}
      </div>
      <div className={classes['actions']} data-edit>
        {isOpen(step) ? <RowAction icon="pencil" label={`Edit ${text}`} onClick={() => setEditing(true)} /> : null}
        <RowAction icon="trash" label={`Delete ${text}`} onClick={() => remove(step)} />
      </div>
    </div>
  );
}
