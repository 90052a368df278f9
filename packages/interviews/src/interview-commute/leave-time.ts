import { coordinatesOf, type HomeLocation, travelEstimate } from '@keepmark/geography/home-location';
import { hasPosition } from '@keepmark/map';
import { durationText } from '@keepmark/ui/words';
import { timesOf, timeText } from '../interview-time/interview-times';
import { zonedTimeOf } from '../interview-time/zoned-time';
import type { Interview } from '../interview-table';

/** Minutes to arrive early, also as a buffer for the estimate. */
const spareMinutes = 15;
/** For longer drives, a straight-line estimate is too rough. */
const maxDriveMinutes = 4 * 60;

export interface Leaving {
  readonly drivingMinutes: number;
  /** When to leave by car, with minutes to spare; undefined without a date. */
  readonly leaveMs: number | undefined;
}

type Placed = Pick<Interview, 'interviewType' | 'latitude' | 'longitude' | 'dateOfInterview' | 'durationMinutes'>;

/**
 * When to leave for an interview by car; undefined if it isn't on site, has no location, or is too far for an estimate.
 */
export function leavingFor(interview: Placed, home: HomeLocation | null): Leaving | undefined {
  const position = { latitude: interview.latitude ?? 0, longitude: interview.longitude ?? 0 };
  if (interview.interviewType !== 'On-Site' || !home || !hasPosition(position)) return undefined;
  const drivingMinutes = travelEstimate(coordinatesOf(home), position).minutes.driving;
  // No drive at all means that both are only known by their city.
  if (drivingMinutes === 0 || drivingMinutes > maxDriveMinutes) return undefined;
  const startMs = timesOf(interview)?.startMs;
  const leaveMs = startMs === undefined ? undefined : startMs - (drivingMinutes + spareMinutes) * 60_000;
  return { drivingMinutes, leaveMs };
}

/** "About 25 min by car. Leave by 1:50 PM", in the user's zone. */
export function leavingText({ drivingMinutes, leaveMs }: Leaving, ownZone: string): string {
  const drive = `About ${durationText(drivingMinutes)} by car`;
  return leaveMs === undefined ? drive : `${drive}. Leave by ${timeText(zonedTimeOf(leaveMs, ownZone))}`;
}
