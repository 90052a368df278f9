import { lazy, Suspense, useState } from 'react';
import type { FileLinesProps } from './marked-line';
import { SourceLines } from './SourceLines';

const SourcePages = lazy(async () => ({ default: (await import('./SourcePages')).SourcePages }));

export interface SourcePaneProps extends FileLinesProps {
  /** A PDF, whose pages are drawn. */
  pdf?: File | undefined;
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
