import { TextSection } from '../public-page/TextSection';

/** Where job postings come from. */
export function PostingSources() {
  return (
    <TextSection title="Where job postings come from">
      <p>
        From feeds that employers and job boards publish: company job boards on Greenhouse, Lever, and Ashby, open lists
        such as SimplifyJobs, and Adzuna if the operator of this site has an account. Every posting links to its source.
        Until a real feed is set up, you see postings from made-up companies, marked as samples.
      </p>
    </TextSection>
  );
}

/** Where places come from. */
export function PlaceSources() {
  return (
    <TextSection title="Where places come from">
      <p>
        From OpenStreetMap, the map of the world that anyone can edit: the operator of this site imports the countries
        or regions it covers. Cities and their populations come from GeoNames. Until a region is imported, you see a few
        places written by hand, marked as samples.
      </p>
    </TextSection>
  );
}
