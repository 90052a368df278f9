import { TextSection } from '../public-page/TextSection';

/** Whose job postings are shown. */
export function PostingSources() {
  return (
    <TextSection title="Where postings come from">
      <p>
        From feeds that employers and job boards publish for this purpose: the boards of companies at Greenhouse, Lever
        and Ashby, open lists such as the one of SimplifyJobs, and Adzuna where the operator of this site has an
        account. Each posting links to its source. Until a real feed has been read, postings of invented companies stand
        in; they are marked as samples.
      </p>
    </TextSection>
  );
}

/** Whose places are shown. */
export function PlaceSources() {
  return (
    <TextSection title="Where places come from">
      <p>
        From OpenStreetMap, the map of the world that anybody can mend: the operator of this site reads in the countries
        or regions that it serves. Cities and their sizes come from GeoNames. Until a region has been read, places that
        were written for a start stand in; they are marked as samples.
      </p>
    </TextSection>
  );
}
