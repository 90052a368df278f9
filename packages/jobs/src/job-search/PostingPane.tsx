import type { JobPosting } from '@keepmark/contracts';
import { AppModal } from '@keepmark/ui';
import type { MarkedPosting } from './mark-saved';
import { PostingDetails } from './PostingDetails';
import classes from './PostingPane.module.css';

export interface PostingPaneProps {
  posting: MarkedPosting | undefined;
  isWide: boolean;
  onClose: () => void;
  onSave: (posting: JobPosting) => void;
}

/** The open posting: beside the results on a wide screen, in a dialog on a small one. */
export function PostingPane({ posting, isWide, onClose, onSave }: PostingPaneProps) {
  if (isWide) {
    return posting ? (
      <aside aria-label="Open posting" className={classes['pane']}>
        <PostingDetails posting={posting} onSave={onSave} />
      </aside>
    ) : null;
  }
  return (
    <AppModal opened={posting !== undefined} onClose={onClose} title="Posting">
      {posting ? <PostingDetails posting={posting} onSave={onSave} /> : null}
    </AppModal>
  );
}
