import { Badge } from '@mantine/core';
import type { MarkedPosting } from './mark-saved';
import classes from './PostingBadges.module.css';

/** Badges of a posting: applied, remote, sample. The save button says if it is saved. */
export function PostingBadges({ posting }: { posting: MarkedPosting }) {
  const { remote, sample, applied } = posting;
  if (!remote && !sample && !applied) return null;
  return (
    <span className={classes['badges']}>
      {applied ? (
        <Badge tt="none" variant="light" color="success">
          Applied
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
