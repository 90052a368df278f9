import { type ChangedDirectoryCompany, companyNameKey, webAddress } from '@keepmark/contracts';
import { manyLines, oneLine } from '../posting-text/posting-text';
import { countryOfCode, countryOfName } from '../gazetteer/gazetteer';
import type { CompanyValues } from './companies-repository';
import { groupKeyOf, requireOwnGroup } from './company-criteria';

/**
 * What a person says of a company, as it is written: only the fields that they say something of. Texts are kept as
 * they are, HTML included, and are shown as text.
 * @throws InvalidRequestError for a group that cannot be.
 */
export function companyValues(said: ChangedDirectoryCompany): Partial<CompanyValues> {
  const line = (text: string | undefined) => (text === undefined ? undefined : oneLine(text, 2000));
  const address = (text: string | undefined) => (text === undefined ? undefined : (webAddress(text) ?? ''));
  const group = said.group || said.groupName;
  const values = {
    group: group === undefined ? undefined : requireOwnGroup(groupKeyOf(group)),
    companyName: line(said.companyName),
    nameKey: said.companyName === undefined ? undefined : companyNameKey(oneLine(said.companyName, 200)),
    url: address(said.url),
    jobPostingsUrl: address(said.jobPostingsUrl),
    description: said.description === undefined ? undefined : manyLines(said.description, 20_000),
    summary: line(said.summary),
    links: said.links?.map(({ name, url }) => ({ name: oneLine(name, 100), url: webAddress(url) ?? '' })),
    address: line(said.address),
    city: line(said.city),
    state: line(said.state),
    country: line(said.country),
    countryCode: said.country === undefined ? undefined : countryCodeOf(said.country),
    latitude: said.lat,
    longitude: said.lng,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The lowercase alpha-2 code of a country's name or code; empty for anything else. */
export const countryCodeOf = (country: string): string => countryOfName(country) ?? countryOfCode(country) ?? '';
