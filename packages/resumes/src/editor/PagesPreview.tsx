import { Icon } from '@keepmark/ui';
import { ErrorState, LoadingState } from '@keepmark/ui';
import { Text } from '@mantine/core';
import { memo, useDeferredValue } from 'react';
import { DocumentPages } from '@keepmark/resume-pages/document-pages';
import { useLaidOut } from '@keepmark/resume-pages/use-laid-out';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import classes from './PagesPreview.module.css';

// A key press renders the preview twice before the pages change.
const Pages = memo(DocumentPages);

/**
 * The pages of a document as they will be in the file. They update a moment after the form, so that typing stays fast.
 */
export function PagesPreview({ document }: { document: ResumeDocument | LetterDocument }) {
  const { laidOut, error } = useLaidOut(useDeferredValue(document));
  if (error && !laidOut) return <ErrorState title="We couldn’t draw the pages">{error.message}</ErrorState>;
  if (!laidOut) return <LoadingState label="Drawing the pages" />;
  const count = laidOut.pages.length;
  return (
    <div className={classes['preview']}>
      <Text size="sm" c="dimmed" className={classes['bar']}>
        {count === 1 ? '1 page' : `${count} pages`} · {paperName(laidOut.widthPt)}
      </Text>
      {laidOut.missingCharacters ? (
        <Text component="output" size="sm" className={classes['warning']}>
          <Icon name="alert-triangle" size="xs" /> These characters won’t print: {laidOut.missingCharacters}
        </Text>
      ) : null}
      <Pages laidOut={laidOut} />
    </div>
  );
}

/** Letter is 612 points wide, A4 595. */
const paperName = (widthPt: number) => (Math.round(widthPt) === 612 ? 'Letter' : 'A4');
