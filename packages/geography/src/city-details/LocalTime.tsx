import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { localTimeText, timeDifferenceText } from '../figures';

const refreshMs = 15_000;

export interface LocalTimeProps {
  timeZone: string;
  /** Adds how far that is from the time where the browser is. */
  withDifference?: boolean;
}

/** What time it is in a time zone, kept current; the zone's name for one that the browser does not know. */
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
