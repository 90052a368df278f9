import type { PlaceOfQuote } from './place-of-quote';
import classes from './AssistantReview.module.css';

/** A line of the résumé with the quote highlighted. */
export function QuotedLine({ place: { line, start, end } }: { place: PlaceOfQuote }) {
  return (
    <blockquote className={classes['quote']}>
      {line.slice(0, start)}
      <mark>{line.slice(start, end)}</mark>
      {line.slice(end)}
    </blockquote>
  );
}
