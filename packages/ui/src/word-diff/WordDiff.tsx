import { VisuallyHidden } from '@mantine/core';
import { type ChangeObject, diffWords, diffWordsWithSpace } from 'diff';
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
  const shown = useMemo(() => (show === 'both' ? bothIn(left, right) : sideOf(left, right, show)), [left, right, show]);
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

type Parts = readonly ChangeObject<string>[];

/** A comparison that takes longer isn't worth it. */
const timeoutMs = 300;

const bothIn = (left: string, right: string): Parts =>
  diffWords(left, right, { timeout: timeoutMs }) ?? nothingInCommon(left, right);

/** One text letter for letter. White space between two marked words is marked with them. */
function sideOf(left: string, right: string, side: 'left' | 'right'): Parts {
  const parts = diffWordsWithSpace(left, right, { timeout: timeoutMs }) ?? nothingInCommon(left, right);
  const own = parts.filter(({ added, removed }) => (side === 'left' ? !added : !removed));
  const isMarked = (part?: ChangeObject<string>) => part !== undefined && (part.added || part.removed);
  const joined: ChangeObject<string>[] = [];
  for (const [index, part] of own.entries()) {
    const last = joined.at(-1);
    const isGap = part.value.trim() === '' && isMarked(own[index + 1]);
    if (last && isMarked(last) && (isGap || isMarked(part)))
      joined[joined.length - 1] = { ...last, value: last.value + part.value };
    else joined.push(part);
  }
  return joined;
}

const nothingInCommon = (left: string, right: string): Parts => [
  { value: left, added: false, removed: true, count: 1 },
  { value: right, added: true, removed: false, count: 1 },
];

function Marked({ as: Tag, label, text }: { as: 'ins' | 'del'; label: string; text: string }) {
  return (
    <Tag className={classes[Tag]}>
      <VisuallyHidden component="span">{` [${label}: `}</VisuallyHidden>
      {text}
      <VisuallyHidden component="span">] </VisuallyHidden>
    </Tag>
  );
}
