import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { localTimeText } from '../figures';

const refreshMs = 15_000;

/** What time it is in a time zone, kept current; the zone's name for one that the browser does not know. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), refreshMs, { autoInvoke: true });
  return <time dateTime={now.toISOString()}>{localTimeText(timeZone, now) || timeZone}</time>;
}
