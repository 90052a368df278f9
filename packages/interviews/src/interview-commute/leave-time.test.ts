import { expect, it } from 'vitest';
import { savedInterview } from '../testing/fixtures';
import { leavingFor, leavingText } from './leave-time';

const home = { locationText: 'Austin', locationLat: 30.2672, locationLng: -97.7431 };
// 27.5 km away: 47 minutes at 35 km/h.
const roundRock = { interviewType: 'On-Site', latitude: 30.5083, longitude: -97.6789 } as const;

it('says when to leave for an interview on site, with 15 minutes to spare', () => {
  const leaving = leavingFor(
    savedInterview({ ...roundRock, dateOfInterview: '2026-12-01T14:30[America/Chicago]' }),
    home,
  );
  expect(leaving).toEqual({ drivingMinutes: 47, leaveMs: Date.parse('2026-12-01T19:28Z') });
  expect(leavingText(leaving!, 'America/Chicago')).toMatch(/^About 47 min by car\. Leave by 1:28\sPM$/);
});

it.each([
  ['by phone', savedInterview({ ...roundRock, interviewType: 'Phone' }), home],
  ['without a place', savedInterview({ interviewType: 'On-Site' }), home],
  ['without a home location', savedInterview(roundRock), null],
  ['across an ocean', savedInterview({ ...roundRock, latitude: 48.85, longitude: 2.35 }), home],
])('says nothing for an interview %s', (_, interview, from) => {
  expect(leavingFor(interview, from)).toBeUndefined();
});

it('says how long the drive is if there is no date yet', () => {
  expect(leavingText(leavingFor(savedInterview({ ...roundRock, dateOfInterview: '' }), home)!, 'UTC')).toBe(
    'About 47 min by car',
  );
});
