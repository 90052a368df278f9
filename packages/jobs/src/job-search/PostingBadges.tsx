import { Badge } from '@mantine/core';
import type { MarkedPosting } from './mark-saved';
import classes from './PostingBadges.module.css';

/** Badges of a posting: saved or applied, remote, sample. */
export function PostingBadges({ posting }: { posting: MarkedPosting }) {
  const { remote, sample, applied, jobAlreadyAdded } = posting;
  if (!remote && !sample && !jobAlreadyAdded) return null;
  return (
    <span className={classes['badges']}>
      {jobAlreadyAdded ? (
        <Badge tt="none" variant="light" color="success">
          {applied ? 'Applied' : 'Saved'}
        </Badge>
      ) : null}
      {remote ? (
        <Badge tt="none" variant="light">
          Remote
        </Badge>
      ) : null}
      {sample ? (
        <Badge tt="none" variant="outline" color="gray" title="A made-up posting, shown until real ones are loaded">
          Sample
        </Badge>
      ) : null}
    </span>
  );
}
