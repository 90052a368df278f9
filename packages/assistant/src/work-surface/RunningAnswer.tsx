import { Loader, Text } from '@mantine/core';
import { plural } from '@keepmark/ui/words';
import { useDeferredValue } from 'react';
import type { AnswerRun } from './answer-run';
import { SafeMarkdown } from './markdown/SafeMarkdown';
import classes from './WorkSurface.module.css';

/** An answer while it's being written: its text so far, or how much of a structured one has arrived. */
export function RunningAnswer({ run }: { run: AnswerRun }) {
  // Formatting waits while somebody types.
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
