import type { FileLine } from '@keepmark/resume-document/read-source';

/** What a view of a file's lines takes. */
export interface FileLinesProps {
  lines: readonly FileLine[];
  /** The line that a person looks at beside it. */
  marked: number | undefined;
  /** Lines in no field. */
  unplaced: ReadonlySet<number>;
  /** Shows where a line was read into. */
  onLine: (line: number) => void;
}

/** Scrolls the pane to a line, and never the page, so that what the pointer is on stays there. */
export function intoView(line: HTMLElement | null): void {
  const pane = line?.closest('[data-pane]');
  if (!line || !pane || pane.scrollHeight <= pane.clientHeight) return;
  const [frame, box] = [pane.getBoundingClientRect(), line.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom) pane.scrollBy({ top: box.top - frame.top - frame.height / 3 });
}
