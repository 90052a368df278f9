import classes from './AssistantReview.module.css';

/** What the two marks mean. */
export function ClaimLegend({
  red,
}: {
  /** What to do about a red mark; follows "not in your résumé". */ readonly red: string;
}) {
  return (
    <p className={classes['legend']}>
      <mark className={classes['claim']} data-level="red">
        Marked like this
      </mark>
      : not in your résumé, {red}{' '}
      <mark className={classes['claim']} data-level="amber">
        Like this
      </mark>
      : a new word, worth a look. A red mark can be wrong: you know what you did.
    </p>
  );
}
