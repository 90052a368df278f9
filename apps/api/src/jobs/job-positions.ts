import { type JobPosition, type JobPositions, maxJobPositions } from '@keepmark/contracts';
import { postingAnswer } from './posting-answer';
import type { SearchPage } from './ranked-search';
import type { SearchCriteria } from './search-criteria';

/** The locations of a search's results: all of them up to a limit, without text. */
export async function jobPositions(
  search: (criteria: SearchCriteria) => Promise<SearchPage>,
  criteria: SearchCriteria,
): Promise<JobPositions> {
  const whole = { ...criteria, offset: 0, limit: maxJobPositions, isBrief: true };
  const { postings, totalResults, totalIsAtLeast } = await search(whole);
  const now = new Date();
  const results = postings.map((posting): JobPosition => {
    const { externalId, jobTitle, companyName, latitude, longitude, ...place } = postingAnswer(
      posting,
      criteria.places,
      now,
    );
    const location = place.locations.find(({ city }) => city === place.city)?.label ?? place.location;
    return { externalId, jobTitle, companyName, location, latitude, longitude };
  });
  return { results, totalResults, totalIsAtLeast };
}
