import {
  companyNameKey,
  type CompanySearchRequest,
  hiringGroup,
  maxQueryLimit,
  pageSizes,
  worldCountryCode,
} from '@keepmark/contracts';
import { InvalidRequestError } from '../platform/errors/errors';
import { oneLine } from '../posting-text/posting-text';
import { boundTerm } from '../platform/database/database';
import { countryName, countryOfCode } from '../gazetteer/gazetteer';

/** A search of the directory as the database is asked it. */
export interface CompanyCriteria {
  /** The uid of who asks, who also sees what of theirs is not approved. */
  readonly viewer: string | undefined;
  readonly term: string;
  /** Punctuation alone was typed, which nothing has. */
  readonly hasNoWords: boolean;
  /** The term as names are compared. */
  readonly termKey: string;
  /** The same of what every name must hold; empty for any. */
  readonly nameKey: string;
  /** Undefined for the whole directory. */
  readonly group: string | undefined;
  /** Lowercase alpha-2; undefined for the whole world. */
  readonly countryCode: string | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly offset: number;
  /** 0 beyond the deepest row that is given. */
  readonly limit: number;
}

/** "S&P 500" and "s&p 500" are one group. */
export const groupKeyOf = (name: string): string => oneLine(name, 100).toLowerCase();

/**
 * What a request means.
 * @throws InvalidRequestError for a country that there is not.
 */
export function readCompanyCriteria(request: CompanySearchRequest, viewer?: string): CompanyCriteria {
  const { pageSize = pageSizes.default, isNewSearch = false, enableGroupSearch = true } = request;
  const typed = oneLine(request.searchTerm ?? '', 200);
  const term = boundTerm(typed);
  const group = groupKeyOf(request.group || request.companyGroupName || '');
  const pageNumber = isNewSearch ? 1 : Math.max(1, request.pageNumber ?? 1);
  const offset = (pageNumber - 1) * pageSize;
  return {
    viewer,
    term,
    hasNoWords: typed !== '' && term === '',
    termKey: companyNameKey(term.replaceAll('"', ' ')),
    nameKey: companyNameKey(oneLine(request.companyName ?? '', 200)),
    group: enableGroupSearch && group !== '' ? group : undefined,
    countryCode: readCountryCode(request.selectedCountryCode ?? ''),
    pageNumber,
    pageSize,
    offset,
    limit: Math.max(0, Math.min(pageSize, maxQueryLimit - offset)),
  };
}

function readCountryCode(text: string): string | undefined {
  const code = text.trim();
  if (code === '' || code.toUpperCase() === worldCountryCode) return undefined;
  const country = countryOfCode(code);
  if (country === undefined || countryName(country) === '') {
    throw new InvalidRequestError('There is no country of that code. Use two letters such as "us", or WORLD.');
  }
  return country;
}

/** @throws InvalidRequestError for the group that only feeds fill. */
export function requireOwnGroup(group: string): string {
  if (group === '') throw new InvalidRequestError('groupName: Enter a group name.');
  if (group === hiringGroup.group || group === hiringGroup.groupName.toLowerCase()) {
    throw new InvalidRequestError(`The feeds fill "${hiringGroup.groupName}". Choose another name for your group.`);
  }
  return group;
}
