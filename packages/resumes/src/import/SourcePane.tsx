import type { FileLine } from '@keepmark/resume-document/read-source';
import { lazy, Suspense, useState } from 'react';
import { SourceLines } from './SourceLines';

const SourcePages = lazy(async () => ({ default: (await import('./SourcePages')).SourcePages }));

export interface SourcePaneProps {
  lines: readonly FileLine[];
  /** A PDF, whose pages are drawn. */
  pdf?: File | undefined;
  marked: number | undefined;
  /** Lines in no field. */
  unplaced: ReadonlySet<number>;
  /** Shows where a line was read into. */
  onLine: (line: number) => void;
}

/** The file that was read: its pages, or else its lines. */
export function SourcePane({ pdf, ...props }: SourcePaneProps) {
  const [isDrawable, setIsDrawable] = useState(true);
  if (!pdf || !isDrawable) return <SourceLines {...props} />;
  return (
    <Suspense fallback={<SourceLines {...props} />}>
      <SourcePages {...props} pdf={pdf} onFail={() => setIsDrawable(false)} />
    </Suspense>
  );
}
