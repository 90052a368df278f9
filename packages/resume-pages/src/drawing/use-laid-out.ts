import { startTransition, useEffect, useRef, useState } from 'react';
import type { LaidOutDocument } from '../layout/laid-out-document';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { loadPageFonts } from './page-fonts';
import { reusePages } from './reuse-pages';
import { runDocumentTask } from '../worker/run-document-task';

export interface LaidOut {
  /** The pages of the last document that could be laid out. */
  readonly laidOut?: LaidOutDocument;
  readonly error?: Error;
}

type Document = ResumeDocument | LetterDocument;

/**
 * The pages of a document, made in a worker. While one version is being laid out, only the latest change waits, so
 * typing never queues up work. The previous pages stay until the next ones are ready.
 */
export function useLaidOut(document: Document): LaidOut {
  const [state, setState] = useState<LaidOut>({});
  const next = useRef<Document>(undefined);
  const isRunning = useRef(false);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  useEffect(() => {
    next.current = document;
    if (isRunning.current) return;
    isRunning.current = true;
    void (async () => {
      while (next.current && isMounted.current) {
        const current = next.current;
        next.current = undefined;
        const result = await pagesOf(current);
        // Shows finished pages even if there is a later change, because they are closer to it than the old ones. A key
        // press comes first.
        if (isMounted.current) startTransition(() => setState((before) => following(before, result)));
      }
      isRunning.current = false;
    })();
  }, [document]);

  return state;
}

const following = (before: LaidOut, { laidOut, error }: LaidOut): LaidOut =>
  laidOut ? { laidOut: reusePages(before.laidOut, laidOut) } : { ...before, ...(error && { error }) };

async function pagesOf(document: Document): Promise<LaidOut> {
  try {
    const laidOut = await runDocumentTask({ kind: 'lay-out', document });
    await loadPageFonts(laidOut);
    return { laidOut };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
