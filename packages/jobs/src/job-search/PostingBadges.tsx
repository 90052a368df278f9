import { Badge } from '@mantine/core';
import type { MarkedPosting } from './mark-saved';
import classes from './PostingBadges.module.css';

/** What sets a posting apart, in a word each. */
export function PostingBadges({ posting }: { posting: MarkedPosting }) {
  const { remote, sample, applied, jobAlreadyAdded } = posting;
  if (!remote && !sample && !jobAlreadyAdded) return null;
  return (
    <span className={classes['badges']}>
      {jobAlreadyAdded ? (
        <Badge tt="none" variant="light" color="success">
          {applied ? 'Applied' : 'Already added'}
        </Badge>
      ) : null}
      {remote ? (
        <Badge tt="none" variant="light">
          Remote
        </Badge>
      ) : null}
      {sample ? (
        <Badge
          tt="none"
          variant="outline"
          color="gray"
          title="Invented by us, so that a new installation shows something"
        >
          Sample
        </Badge>
      ) : null}
    </span>
  );
}
