import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { localTimeText, timeDifferenceText } from '../figures';

const refreshMs = 15_000;

export interface LocalTimeProps {
  timeZone: string;
  /** Adds the difference from the browser's time. */
  withDifference?: boolean;
}

/** The current time in a time zone, or the zone's name if the browser doesn't know the zone. */
export function LocalTime({ timeZone, withDifference = false }: LocalTimeProps) {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), refreshMs, { autoInvoke: true });
  const difference = withDifference ? timeDifferenceText(timeZone, now) : '';
  return (
    <>
      <time dateTime={now.toISOString()}>{localTimeText(timeZone, now) || timeZone}</time>
      {difference && `, ${difference}`}
    </>
  );
}
