import { setMeasures, usualMeasures } from '@keepmark/ui/words';
import { afterEach, describe, expect, it } from 'vitest';
import { foundPlace } from '../testing/service';
import { openingOf, weekRows, zoneNote } from './opening';

afterEach(() => setMeasures(usualMeasures('us')));

/** A Monday, 16:00 in Oslo. */
const now = new Date('2026-11-23T15:00:00Z');
const always = Object.fromEntries(['Monday', 'Tuesday'].map((day) => [day, 'Open 24 hours']));

describe('opening', () => {
  it.each([
    [{ open_now: true }, 'open', 'Open now'],
    [{ open_now: true, next_change: '2026-11-23T18:00' }, 'open', 'Open until 6 PM'],
    [{ open_now: true, next_change: '2026-11-24T02:00' }, 'open', 'Open until 2 AM'],
    [{ open_now: true, next_change: '2026-11-24T00:00' }, 'open', 'Open until midnight'],
    [{ open_now: true, next_change: '2026-11-29T00:00' }, 'open', 'Open until Sat midnight'],
    [{ open_now: false, next_change: '2026-11-25T00:00' }, 'closed', 'Closed, opens Wed 12 AM'],
    [{ open_now: true, next_change: '2026-11-25T02:30' }, 'open', 'Open until Wed 2:30 AM'],
    [{ open_now: true, next_change: '2027-02-01T00:00' }, 'open', 'Open now'],
    [{ open_now: true, operating_hours: always }, 'open', 'Open 24 hours'],
    [{ open_now: false }, 'closed', 'Closed now'],
    [{ open_now: false, next_change: '2026-11-23T17:30' }, 'closed', 'Closed, opens 5:30 PM'],
    [{ open_now: false, next_change: '2026-11-24T09:00' }, 'closed', 'Closed, opens Tue 9 AM'],
    [{ open_now: false, next_change: 'soon', timezone: 'Nowhere/Land' }, 'closed', 'Closed now'],
    [{ open_now: null }, 'unknown', 'Hours vary'],
    [{ open_now: null, hours: '' }, 'unknown', 'Hours unknown'],
  ])('with %j is %s: %s', (changes, status, text) => {
    expect(openingOf(foundPlace(changes), now)).toEqual({ status, text });
  });

  it('is until midnight from the morning on', () => {
    const morning = new Date('2026-11-23T08:00:00Z');
    const found = foundPlace({ open_now: true, next_change: '2026-11-24T00:00' });
    expect(openingOf(found, morning).text).toBe('Open until midnight');
  });

  it('follows the chosen clock, also in the week', () => {
    setMeasures(usualMeasures('no'));
    const days = { Monday: '9:00 AM–5:00 PM', Tuesday: 'Closed' };
    const found = foundPlace({ open_now: true, next_change: '2026-11-23T17:00', operating_hours: days });
    expect(openingOf(found, now).text).toBe('Open until 17:00');
    expect(weekRows(found, now)).toEqual([
      { day: 'Monday', times: '09:00–17:00', isToday: true },
      { day: 'Tuesday', times: 'Closed', isToday: false },
    ]);
  });

  it('is by the clock of the place', () => {
    const found = foundPlace({
      timezone: 'Pacific/Auckland',
      operating_hours: { Monday: 'Closed', Tuesday: 'Closed' },
    });
    expect(weekRows(found, now).map(({ isToday }) => isToday)).toEqual([false, true]);
    expect(zoneNote(found, now)).toBe('Local time in Auckland');
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(zoneNote(foundPlace({ timezone: own }), now)).toBe('');
  });
});
