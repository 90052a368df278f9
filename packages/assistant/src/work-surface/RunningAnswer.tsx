import { Loader, Text } from '@mantine/core';
import { plural } from '@keepmark/ui/words';
import { useDeferredValue } from 'react';
import type { AnswerRun } from './answer-run';
import { SafeMarkdown } from './markdown/SafeMarkdown';
import classes from './WorkSurface.module.css';

/** An answer in progress: its text so far, or how much of a structured answer has arrived. */
export function RunningAnswer({ run }: { run: AnswerRun }) {
  // Deferred, so that typing stays fast.
  const text = useDeferredValue(run.text);
  return (
    <div className={classes['answer']} aria-busy>
      {text === '' ? null : <SafeMarkdown text={text} />}
      <div className={classes['row']}>
        <Loader size="xs" aria-hidden />
        <Text size="sm" c="dimmed">
          {run.phase === 'waiting'
            ? 'Waiting for the AI…'
            : run.text === '' && run.characters > 0
              ? `Received ${plural(run.characters, 'character')}…`
              : 'Writing…'}
        </Text>
      </div>
    </div>
  );
}
