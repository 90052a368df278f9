import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './Practice.module.css';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The time since the question was shown. Announced to screen readers only when time is up. */
export function AnswerTimer({ startedMs, limitSeconds }: { startedMs: number; limitSeconds: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedMs) / 1000)), 500);
    return () => clearInterval(timer);
  }, [startedMs]);
  const isOver = limitSeconds > 0 && seconds >= limitSeconds;
  return (
    <>
      <Text component="span" size="sm" className={classes['timer']} data-over={isOver || undefined} role="timer">
        {limitSeconds > 0 ? `${clock(seconds)} of ${clock(limitSeconds)}` : clock(seconds)}
      </Text>
      <output>{isOver ? <Text size="sm">Time is up. Finish your sentence.</Text> : null}</output>
    </>
  );
}
