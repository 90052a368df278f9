import { Badge } from '@mantine/core';
import { workplaceLabels, workplaceOfPosting } from '../workplace';
import type { MarkedPosting } from '../saved-postings';
import classes from './PostingBadges.module.css';

/** Badges of a posting: applied, where the work is done, sample. The save button says if it is saved. */
export function PostingBadges({ posting }: { posting: MarkedPosting }) {
  const { sample, applied } = posting;
  const workplace = workplaceOfPosting(posting);
  if (workplace === '' && !sample && !applied) return null;
  return (
    <span className={classes['badges']}>
      {applied ? (
        <Badge tt="none" variant="light" color="success">
          Applied
        </Badge>
      ) : null}
      {workplace ? (
        <Badge tt="none" variant="light">
          {workplaceLabels[workplace]}
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
