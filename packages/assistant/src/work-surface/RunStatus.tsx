import { VisuallyHidden } from '@mantine/core';
import { plural } from '@keepmark/ui/words';
import { useEffect, useState } from 'react';
import { type AnswerRun, isRunning } from './answer-run';
import { problemOf } from './problem';

const sayAgainEveryMs = 15_000;

/** Tells screen readers about the progress of an answer, without its text. */
export function RunStatus({ run }: { run: AnswerRun }) {
  return (
    <VisuallyHidden component="output" aria-live="polite" aria-atomic>
      {isRunning(run) ? <Progress run={run} /> : endText(run)}
    </VisuallyHidden>
  );
}

/** Announces every 15 seconds that it's still in progress. */
function Progress({ run }: { run: AnswerRun }) {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTimes((before) => before + 1), sayAgainEveryMs);
    return () => clearInterval(timer);
  }, []);
  const after = plural((times * sayAgainEveryMs) / 1000, 'second');
  if (run.phase === 'waiting') return times === 0 ? 'Waiting for the AI' : `Still waiting after ${after}`;
  return times === 0 ? 'The answer is being written' : `Still writing after ${after}`;
}

function endText({ phase, answer, error }: AnswerRun): string {
  if (phase === 'stopped') return 'The answer was stopped';
  if (phase === 'failed') return problemOf(error, new Date()).title;
  if (phase !== 'done') return '';
  return answer?.finish === 'length' ? 'The answer is incomplete' : 'The answer is complete';
}
