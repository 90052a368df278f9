import { AppModal } from '@keepmark/ui';
import type { MarkedPosting } from '../saved-postings';
import { PostingDetails, type PostingDetailsProps } from './PostingDetails';
import classes from './PostingPane.module.css';

export interface PostingPaneProps extends Omit<PostingDetailsProps, 'posting'> {
  posting: MarkedPosting | undefined;
  isWide: boolean;
  onClose: () => void;
}

/** The open posting: beside the results on a wide screen, in a dialog on a small one. */
export function PostingPane({ posting, isWide, onClose, ...props }: PostingPaneProps) {
  if (isWide) {
    return posting ? (
      <aside aria-label="Open posting" className={classes['pane']}>
        <PostingDetails posting={posting} {...props} />
      </aside>
    ) : null;
  }
  return (
    <AppModal opened={posting !== undefined} onClose={onClose} title="Posting">
      {posting ? <PostingDetails posting={posting} {...props} /> : null}
    </AppModal>
  );
}
