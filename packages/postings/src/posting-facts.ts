import type { JobPosting } from '@keepmark/contracts';
import { isCommutable, travelEstimate } from '@keepmark/geography/home-location';
import type { Coordinates } from '@keepmark/map/geometry';
import { agoText, daysAgo, durationText, milesText } from '@keepmark/ui/words';
import { jobTypeText } from './job-type';

/** Farther than this, a commute by bike isn't shown. */
const maxMinutesByCar = 30;

/** The location that matches the search, and how many others there are: "Austin, TX and 2 more". */
export function shortLocation({ location, locations, city, state }: JobPosting): string {
  const best = locations.find((place) => place.city === city && place.state === state) ?? locations[0];
  if (!best) return location;
  return locations.length > 1 ? `${best.label} and ${locations.length - 1} more` : best.label;
}

/** "12 miles away"; empty if the distance is unknown. */
function awayText(miles: number | null): string {
  if (miles === null) return '';
  return miles < 1 ? `Less than ${milesText(1)} away` : `${milesText(Math.round(miles))} away`;
}

/**
 * "today", "2 days ago"; empty if unknown. By the reader's calendar: `daysAgoPosted` counts full 24 hours, so it calls a
 * posting of last night today's.
 */
export function postedAgo({ daysAgoPosted, datePosted }: JobPosting, now = new Date()): string {
  return daysAgoPosted === null ? '' : agoText(Math.max(0, daysAgo(datePosted, now)));
}

/** Other facts about a posting: date, salary, job type, and distance. Unknown ones are omitted. */
export function postingFacts(posting: JobPosting): string[] {
  const { salary, jobType, distanceMiles } = posting;
  const posted = postedAgo(posting);
  return [posted && `Posted ${posted}`, salary, jobTypeText(jobType), awayText(distanceMiles)].filter(Boolean);
}

/** "18 min by car, 42 min by bike (estimate)"; too far for a commute beyond a day by car; no minutes within one city. */
export function commuteText(home: Coordinates, posting: Coordinates): string {
  const estimate = travelEstimate(home, posting);
  if (!isCommutable(estimate)) return 'Too far to commute';
  const { driving, bicycling } = estimate.minutes;
  // Postings are placed at the center of their city, and so are most homes.
  if (driving === 0) return 'In your city';
  const byBike = driving <= maxMinutesByCar ? `, ${durationText(bicycling)} by bike` : '';
  return `${durationText(driving)} by car${byBike} (estimate)`;
}
