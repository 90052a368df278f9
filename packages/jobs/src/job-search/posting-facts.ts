import type { JobPosting } from '@keepmark/contracts';
import { agoText, plural } from '@keepmark/ui/words';
import { jobTypeText } from '../vocabulary';

/** The location that matches the search, and how many others there are: "Austin, TX and 2 more". */
export function shortLocation({ location, locations, city, state }: JobPosting): string {
  const best = locations.find((place) => place.city === city && place.state === state) ?? locations[0];
  if (!best) return location;
  return locations.length > 1 ? `${best.label} and ${locations.length - 1} more` : best.label;
}

/** "12 miles away"; empty if the distance is unknown. */
function distanceText(miles: number | null): string {
  if (miles === null) return '';
  if (miles < 1) return 'Less than a mile away';
  const rounded = Math.round(miles);
  return plural(rounded, 'mile away', 'miles away');
}

/** Other facts about a posting: date, salary, job type, and distance. Unknown ones are omitted. */
export function postingFacts({ daysAgoPosted, salary, jobType, distanceMiles }: JobPosting): string[] {
  const posted = daysAgoPosted === null ? '' : agoText(daysAgoPosted);
  return [posted && `Posted ${posted}`, salary, jobTypeText(jobType), distanceText(distanceMiles)].filter(Boolean);
}
