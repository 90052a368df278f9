import { memo, useEffect, useState } from 'react';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import classes from './DocumentPages.module.css';
import { PageDrawing } from './PageDrawing';
import { useLaidOut } from './use-laid-out';

export interface ThumbnailProps {
  document: ResumeDocument | LetterDocument;
}

/** Thumbnails update when typing pauses, so that they never slow down the pages. */
const pauseMs = 400;

/** A picture of a document's first page. Hidden from screen readers, since the card around it names the document. */
export const Thumbnail = memo(function Thumbnail({ document }: ThumbnailProps) {
  const { laidOut } = useLaidOut(useSettled(document));
  const [page] = laidOut?.pages ?? [];
  const isLetterPaper = document.design.paper === 'letter';
  return (
    <div
      className={classes['thumbnail']}
      style={{ aspectRatio: isLetterPaper ? '612 / 792' : '595.28 / 841.89' }}
      aria-hidden
    >
      {laidOut && page ? <PageDrawing laidOut={laidOut} page={page} isPicture /> : null}
    </div>
  );
});

/** Debounces a value, except the first one. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
