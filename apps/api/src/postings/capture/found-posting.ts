import type { CapturedPosting } from '@keepmark/contracts';

/** A posting without any values. */
export const nothingFound: CapturedPosting = {
  jobTitle: '',
  companyName: '',
  companyUrl: '',
  jobType: '',
  description: '',
  datePosted: '',
  validThrough: '',
  salary: '',
  remote: false,
  workplace: '',
  location: '',
  city: '',
  state: '',
  country: '',
  latitude: null,
  longitude: null,
  url: '',
  externalId: '',
  foundBy: 'nothing',
};

/** The values from one source. The next source fills in the rest. */
export type PartialPosting = Partial<Omit<CapturedPosting, 'foundBy' | 'url'>>;

const where = ['location', 'city', 'state', 'country', 'latitude', 'longitude', 'remote'] as const;

/**
 * One posting from what several sources say, the more trustworthy first: what one leaves empty, the next fills. A place
 * comes from one source as a whole.
 */
export function mergedPosting(sources: readonly PartialPosting[]): Omit<CapturedPosting, 'foundBy' | 'url'> {
  const { foundBy: _foundBy, url: _url, ...merged } = nothingFound;
  const found: Record<string, unknown> = merged;
  const placeSource = sources.find(({ location, remote }) => location || remote);
  for (const source of sources) {
    for (const [name, value] of Object.entries(source)) {
      const isPlace = where.some((own) => own === name);
      const isEmpty = found[name] === '' || found[name] === null || found[name] === false;
      // `remarks` has no empty value here, so it's never among these.
      if (isEmpty && value !== undefined && (!isPlace || source === placeSource)) found[name] = value;
    }
  }
  const empty = sources.flatMap((source) => source.remarks ?? []).filter(({ field }) => merged[field] === '');
  // One for each field: what is written twice is lost twice.
  const remarks = empty.filter(({ field }, index) => empty.findIndex((other) => other.field === field) === index);
  const contact = sources.find((source) => source.contact)?.contact;
  return { ...merged, ...(contact && { contact }), ...(remarks.length > 0 && { remarks }) };
}
