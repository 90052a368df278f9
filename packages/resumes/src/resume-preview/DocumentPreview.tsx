import { ErrorState, Icon, LoadingState } from '@keepmark/ui';
import { ActionIcon, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ExportMenu } from '@keepmark/resume-pages/export-menu';
import { DocumentPages } from '@keepmark/resume-pages/document-pages';
import { useLaidOut } from '@keepmark/resume-pages/use-laid-out';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import classes from './DocumentPreview.module.css';

export interface DocumentPreviewProps {
  document: ResumeDocument | LetterDocument;
  /** Beside the export. */
  actions?: ReactNode;
}

/** Shows one page of a document at a time, with buttons to turn pages and export. */
export function DocumentPreview({ document, actions }: DocumentPreviewProps) {
  const { laidOut, error } = useLaidOut(document);
  const [wanted, setWanted] = useState(0);
  const count = laidOut?.pages.length ?? 1;
  const at = Math.min(wanted, count - 1);
  const turn = (to: number) => setWanted(Math.max(0, Math.min(count - 1, to)));
  return (
    <div className={classes['preview']}>
      <div className={classes['bar']}>
        {count > 1 ? (
          <nav className={classes['pages']} aria-label="Pages">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label="Previous page"
              disabled={at === 0}
              onClick={() => turn(at - 1)}
            >
              <Icon name="chevron-left" size="sm" />
            </ActionIcon>
            <Text component="output">
              Page {at + 1} of {count}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label="Next page"
              disabled={at === count - 1}
              onClick={() => turn(at + 1)}
            >
              <Icon name="chevron-right" size="sm" />
            </ActionIcon>
          </nav>
        ) : (
          <Text component="span">1 page</Text>
        )}
        <div className={classes['actions']}>
          {actions}
          <ExportMenu document={document} />
        </div>
      </div>
      {error && !laidOut ? <ErrorState title="We couldn’t draw the pages">{error.message}</ErrorState> : null}
      {!laidOut && !error ? <LoadingState label="Drawing the pages" /> : null}
      {laidOut ? (
        <div className={classes['page']}>
          <DocumentPages laidOut={laidOut} only={at} />
        </div>
      ) : null}
    </div>
  );
}
