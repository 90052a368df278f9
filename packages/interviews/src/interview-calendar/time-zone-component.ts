import type ICAL from 'ical.js';
import { zoneAbbreviation } from '../interview-time/zone-names';
import { clockChanges, offsetMs } from '../interview-time/zoned-time';

type Ical = typeof ICAL;

const dayMs = 86_400_000;
/** How far before and after its events a zone is described, so that there is a clock change before each event. */
const marginMs = 370 * dayMs;

const pad = (part: number) => String(part).padStart(2, '0');

/** "-06:00", the format of ical.js. */
function offsetText(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  return `${ms < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

interface Observance {
  readonly name: 'standard' | 'daylight';
  /** The local time before the change, as if it were UTC. */
  readonly localMs: number;
  readonly fromMs: number;
  readonly toMs: number;
  readonly abbreviation: string;
}

/** A time zone as a VTIMEZONE, with every clock change around some moments. */
export function timeZoneComponent(ical: Ical, timeZone: string, startMs: number, endMs: number): ICAL.Component {
  const [from, until] = [startMs - marginMs, endMs + marginMs];
  const firstMs = offsetMs(timeZone, from);
  const observances: Observance[] = [
    {
      name: 'standard',
      localMs: 0,
      fromMs: firstMs,
      toMs: firstMs,
      abbreviation: zoneAbbreviation(timeZone, from),
    },
    ...clockChanges(timeZone, from, until).map(({ ms, fromMs, toMs }) => ({
      name: toMs > fromMs ? ('daylight' as const) : ('standard' as const),
      localMs: ms + fromMs,
      fromMs,
      toMs,
      abbreviation: zoneAbbreviation(timeZone, ms),
    })),
  ];
  const zone = new ical.Component('vtimezone');
  zone.updatePropertyWithValue('tzid', timeZone);
  for (const { name, localMs, fromMs, toMs, abbreviation } of observances) {
    const observance = new ical.Component(name);
    observance.updatePropertyWithValue('dtstart', localTime(ical, localMs));
    observance.updatePropertyWithValue('tzoffsetfrom', ical.UtcOffset.fromString(offsetText(fromMs)));
    observance.updatePropertyWithValue('tzoffsetto', ical.UtcOffset.fromString(offsetText(toMs)));
    observance.updatePropertyWithValue('tzname', abbreviation);
    zone.addSubcomponent(observance);
  }
  return zone;
}

/** A time without a zone. @param localMs as if it were UTC */
export const localTime = (ical: Ical, localMs: number): ICAL.Time =>
  ical.Time.fromDateTimeString(new Date(localMs).toISOString().slice(0, 19));
