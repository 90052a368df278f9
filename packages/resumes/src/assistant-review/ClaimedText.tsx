import type { Claim } from '@keepmark/grounding';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './AssistantReview.module.css';
import { withoutBold } from './place-of-quote';

/** A suggested text with its claims marked: red ones with a solid line and "!", amber ones with dots. */
export function ClaimedText({ text, reasons, from = 0 }: { text: string; reasons: readonly Claim[]; from?: number }) {
  const parts: ReactNode[] = [];
  let at = from;
  for (const { start, end, level } of reasons) {
    if (start < at) continue;
    parts.push(withoutBold(text.slice(at, start)));
    parts.push(
      <mark key={start} className={classes['claim']} data-level={level}>
        <VisuallyHidden component="span">{level === 'red' ? ' [not supported: ' : ' [new: '}</VisuallyHidden>
        {withoutBold(text.slice(start, end))}
        <VisuallyHidden component="span">] </VisuallyHidden>
      </mark>,
    );
    at = end;
  }
  parts.push(withoutBold(text.slice(at)));
  return <p className={classes['text']}>{parts}</p>;
}
