import type { JobPosting } from '@keepmark/contracts';
import { agoText } from '../job-dates';
import { jobTypeText } from '../vocabulary';

/** The location that fits the search best, and how many others there are: "Austin, TX and 2 more". */
export function shortLocation({ location, locations, city, state }: JobPosting): string {
  const best = locations.find((place) => place.city === city && place.state === state) ?? locations[0];
  if (!best) return location;
  return locations.length > 1 ? `${best.label} and ${locations.length - 1} more` : best.label;
}

/** "12 miles away"; empty when the distance is not known. */
function distanceText(miles: number | null): string {
  if (miles === null) return '';
  if (miles < 1) return 'Less than a mile away';
  const rounded = Math.round(miles);
  return rounded === 1 ? '1 mile away' : `${rounded.toLocaleString('en')} miles away`;
}

/** What else is known of a posting, in the order in which people ask. What is unknown is left out. */
export function postingFacts({ daysAgoPosted, salary, jobType, distanceMiles }: JobPosting): string[] {
  const posted = daysAgoPosted === null ? '' : agoText(daysAgoPosted);
  return [posted && `Posted ${posted}`, salary, jobTypeText(jobType), distanceText(distanceMiles)].filter(Boolean);
}
