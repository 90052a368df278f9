import type { FileLine } from '@keepmark/resume-document/read-source';
import { useEffect, useRef } from 'react';
import { type FileLinesProps, intoView } from './marked-line';
import classes from './SourcePane.module.css';

/** The lines of a file, one button each, which shows where the line is. */
export function SourceLines({ lines, marked, unplaced, onLine }: FileLinesProps) {
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
