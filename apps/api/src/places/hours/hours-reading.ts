import type { Reading } from '../../platform/readings/readings';
import type { HoursText, ReadHours } from './read-hours';

/** Reads a text of opening hours from a day on, "2026-11-28". */
export const hoursReading: Reading<HoursText & { readonly from: string }, ReadHours> = {
  name: 'hours',
  open: async () => {
    const { readHours } = await import('./read-hours');
    readHours({ hours: 'Mo-Fr 09:00-17:00; PH off', country: 'US', state: '', from: '2026-11-28' });
    return readHours;
  },
};
