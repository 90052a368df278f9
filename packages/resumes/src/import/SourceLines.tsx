import type { FileLine } from '@keepmark/resume-document/read-source';
import { useEffect, useRef } from 'react';
import classes from './SourcePane.module.css';
import type { SourcePaneProps } from './SourcePane';

/** The lines of a file, one button each, which shows where the line is. */
export function SourceLines({ lines, marked, unplaced, onLine }: Omit<SourcePaneProps, 'pdf'>) {
  return (
    <ol className={classes['sheet']} aria-label="Lines of the file">
      {lines.map((line, index) => (
        // Lines have no ids; they don't change.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <LineButton
            line={line}
            isMarked={marked === index}
            isUnplaced={unplaced.has(index)}
            onClick={() => onLine(index)}
          />
        </li>
      ))}
    </ol>
  );
}

interface LineButtonProps {
  line: FileLine;
  isMarked: boolean;
  isUnplaced: boolean;
  onClick: () => void;
}

function LineButton({ line, isMarked, isUnplaced, onClick }: LineButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isMarked) intoView(button.current);
  }, [isMarked]);
  return (
    <button
      ref={button}
      type="button"
      className={classes['line']}
      data-marked={isMarked || undefined}
      data-unplaced={isUnplaced || undefined}
      onClick={onClick}
    >
      {line.text}
      {isUnplaced ? <span className={classes['state']}> Not placed</span> : null}
    </button>
  );
}

/** Scrolls the pane, and never the page, so that what the pointer is on stays there. */
export function intoView(line: HTMLElement | null): void {
  const pane = line?.closest('[data-pane]');
  if (!line || !pane || pane.scrollHeight <= pane.clientHeight) return;
  const [frame, box] = [pane.getBoundingClientRect(), line.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom) pane.scrollBy({ top: box.top - frame.top - frame.height / 3 });
}
