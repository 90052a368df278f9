import { workplaceNamed } from '@keepmark/contracts';
import { countryName } from '../../gazetteer/gazetteer';
import { countryNamed } from './country-named';
import type { PartialPosting } from './found-posting';
import { isThing, type Thing } from './find-job-posting';
import { degreesOf, each, nameOf, textOf } from './read-things';

interface Place {
  readonly label: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const maxPlaces = 50;

/** Where the work is: `jobLocation`, `jobLocationType`, and who may apply from where when it is remote. */
export function readPlaces(posting: Thing): PartialPosting {
  const types = each(posting['jobLocationType']).map((type) => textOf(type));
  const remote = types.some((type) => /telecommute|remote/i.test(type));
  // The standard only knows TELECOMMUTE. Some sites write more, also for what is hybrid.
  const workplace = workplaceNamed(types.join(', ')) ?? '';
  const places = each(posting['jobLocation']).slice(0, maxPlaces).map(readPlace);
  const labels = [...new Set(places.map(({ label }) => label).filter(Boolean))];
  const first = places.find(({ label }) => label !== '');
  if (!first) {
    const from = each(posting['applicantLocationRequirements']).slice(0, maxPlaces).map(nameOf).filter(Boolean);
    const names = [...new Set(from.map(spokenCountry))];
    // "Texas, USA" and "Ohio, USA" are two places.
    const separator = names.some((name) => name.includes(',')) ? '; ' : ', ';
    return {
      remote,
      workplace,
      ...(remote && { location: ['Remote', names.join(separator)].filter(Boolean).join(', ') }),
    };
  }
  const { label: _label, ...place } = first;
  return { ...place, remote, workplace, location: labels.join('; ') };
}

function readPlace(value: unknown): Place {
  if (!isThing(value)) return { ...nowhere, label: textOf(value) };
  const [address] = each(value['address'] ?? (value['addressLocality'] ? value : undefined));
  const geo = each(value['geo']).find(isThing);
  const point = pointOf(geo ?? value);
  if (!isThing(address)) return { ...nowhere, ...point, label: textOf(address) || nameOf(value) };
  const [city, state] = cityAndState(textOf(address['addressLocality']), textOf(address['addressRegion']));
  const named = nameOf(address['addressCountry']);
  const country = countryNamed(named);
  const shown = country === 'us' && city && state ? '' : countryName(country) || named;
  const label = [...new Set([city, state, shown].filter(Boolean))].join(', ');
  return { ...point, city, state, country, label: label || textOf(address['streetAddress']) || nameOf(value) };
}

/** "Austin, TX" as a locality is a city and its state. */
function cityAndState(locality: string, region: string): readonly [string, string] {
  const [, city = locality, state = ''] = /^([^,]+), ?([A-Z]{2})$/.exec(locality) ?? [];
  return [city, region || state];
}

const nowhere: Place = { label: '', city: '', state: '', country: '', latitude: null, longitude: null };
const nullIsland = { latitude: null, longitude: null };

/** 0,0 is in the open sea, and what programs write for "unknown". */
function pointOf(geo: Thing): Pick<Place, 'latitude' | 'longitude'> {
  const latitude = degreesOf(geo['latitude'], 90);
  const longitude = degreesOf(geo['longitude'], 180);
  const isKnown = latitude !== null && longitude !== null && !(latitude === 0 && longitude === 0);
  return isKnown ? { latitude, longitude } : nullIsland;
}

const spokenCountry = (name: string): string => countryName(countryNamed(name)) || name;
