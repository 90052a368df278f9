import { VisuallyHidden } from '@mantine/core';
import { diffWords } from 'diff';
import { useMemo } from 'react';
import classes from './WordDiff.module.css';

interface WordDiffProps {
  readonly left: string;
  readonly right: string;
  /** One side with what only it has, or both in one text. */
  readonly show: 'left' | 'right' | 'both';
}

/** Two texts word by word. Screen readers hear "removed" and "added". */
export function WordDiff({ left, right, show }: WordDiffProps) {
  const parts = useMemo(() => diffWords(left, right), [left, right]);
  const shown = parts.filter(({ added, removed }) => show === 'both' || (show === 'left' ? !added : !removed));
  return (
    <div className={classes['text']}>
      {shown.map(({ value, added, removed }, index) => {
        // Parts have no identity of their own.
        const key = `${index} ${value}`;
        if (added) return <Marked key={key} as="ins" label="added" text={value} />;
        if (removed) return <Marked key={key} as="del" label="removed" text={value} />;
        return <span key={key}>{value}</span>;
      })}
    </div>
  );
}

function Marked({ as: Tag, label, text }: { as: 'ins' | 'del'; label: string; text: string }) {
  return (
    <Tag className={classes[Tag]}>
      <VisuallyHidden component="span">{` [${label}: `}</VisuallyHidden>
      {text}
      <VisuallyHidden component="span">] </VisuallyHidden>
    </Tag>
  );
}
