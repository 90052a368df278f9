import { Icon } from '@keepmark/ui';
import { Link } from '@tanstack/react-router';
import { type PreparationStep, stepTitles, type StepState } from './preparation-steps';
import classes from './PreparationPage.module.css';

export interface StepNavProps {
  readonly states: readonly StepState[];
  readonly current: PreparationStep;
}

/** The steps as a checklist, each with a link that opens it. */
export function StepNav({ states, current }: StepNavProps) {
  return (
    <nav aria-label="Application checklist">
      <ol className={classes['nav']}>
        {states.map(({ step, isDone, note }, index) => (
          <li key={step}>
            <Link
              to="."
              search={{ step }}
              replace
              resetScroll={false}
              className={classes['step']}
              aria-current={step === current ? 'step' : undefined}
            >
              <span className={classes['number']} data-done={isDone || undefined}>
                {isDone ? <Icon name="check" size="xs" label="Done" /> : index + 1}
              </span>
              <span>{stepTitles[step]}</span>
              <span className={classes['note']}>{note}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
