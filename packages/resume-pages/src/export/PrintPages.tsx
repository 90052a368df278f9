import { notify } from '@keepmark/ui';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { DocumentPages } from '../drawing/DocumentPages';
import { useLaidOut } from '../drawing/use-laid-out';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import './print-pages.css';

export interface PrintPagesProps {
  document: ResumeDocument | LetterDocument;
  /** Called when the print dialog has closed. */
  onDone: () => void;
}

/**
 * Opens the browser's print dialog with only the pages, in the paper size of the design. Renders nothing on the screen.
 */
export function PrintPages({ document: printed, onDone }: PrintPagesProps) {
  const { laidOut, error } = useLaidOut(printed);
  const done = useEffectEvent(onDone);
  const title = printed.title;

  useEffect(() => {
    if (!error) return;
    notify.error('We couldn’t draw the pages. Try exporting a PDF.');
    done();
  }, [error]);

  useEffect(() => {
    if (!laidOut) return undefined;
    let isCurrent = true;
    // Browsers suggest the page's title as the file name.
    const titleBefore = document.title;
    const finish = () => {
      document.title = titleBefore;
      if (isCurrent) done();
    };
    window.addEventListener('afterprint', finish, { once: true });
    const print = async () => {
      await document.fonts.ready;
      if (!isCurrent) return;
      document.title = title;
      window.print();
    };
    void print();
    return () => {
      isCurrent = false;
      document.title = titleBefore;
      window.removeEventListener('afterprint', finish);
    };
  }, [laidOut, title]);

  if (!laidOut) return null;
  return createPortal(
    <div className="keepmark-print" aria-hidden>
      <style>{`@page { size: ${laidOut.widthPt}pt ${laidOut.heightPt}pt; margin: 0; }`}</style>
      <DocumentPages laidOut={laidOut} />
    </div>,
    document.body,
  );
}
