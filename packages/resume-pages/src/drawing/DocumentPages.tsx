import type { LaidOutDocument } from '../layout/laid-out-document';
import classes from './DocumentPages.module.css';
import { PageDrawing } from './PageDrawing';

export interface DocumentPagesProps {
  laidOut: LaidOutDocument;
  /** Shows only this page, from 0. Default: all pages. */
  only?: number;
}

/**
 * The pages of a document as they will be in the file, at the available width. Text can be selected, and links work.
 */
export function DocumentPages({ laidOut, only }: DocumentPagesProps) {
  const { pages } = laidOut;
  return (
    <div className={classes['pages']}>
      {pages.map((page, index) =>
        only === undefined || only === index ? (
          // A page is identified by its number.
          // oxlint-disable-next-line react/no-array-index-key
          <article key={index} className={classes['page']} aria-label={`Page ${index + 1} of ${pages.length}`}>
            <PageDrawing laidOut={laidOut} page={page} />
          </article>
        ) : null,
      )}
    </div>
  );
}
