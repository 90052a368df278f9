import { companyNameKey, webAddress } from '@keepmark/contracts';
import { parse } from 'csv-parse/sync';
import { manyLines, oneLine } from '../../posting-text/posting-text';
import { countryName, type LocationResolver } from '../../gazetteer/gazetteer';
import { countryCodeOf } from '../company-values';
import { type CompanyColumn, type CompanyColumns, matchColumns } from './company-columns';
import { CompanyFileError } from './company-file-error';
import type { ImportedCompany } from './import-companies';

export interface CompanyFile {
  readonly companies: readonly ImportedCompany[];
  /** Rows below the header. */
  readonly rowCount: number;
  /** The number of rejected rows by reason. */
  readonly skipped: Readonly<Record<string, number>>;
  /** The number of dropped values by reason. Their rows are kept. */
  readonly dropped: Readonly<Record<string, number>>;
  readonly encoding: string;
  readonly columns: CompanyColumns;
  /** Headers of the columns that say nothing we keep. */
  readonly unusedColumns: readonly string[];
}

/**
 * Reads a list of companies as spreadsheets save it: comma, semicolon or tab between the columns, the first row names them.
 * @throws CompanyFileError when it is no such list.
 */
export function readCompanyFile(bytes: Uint8Array, resolver: () => LocationResolver): CompanyFile {
  const { text, encoding } = decodeText(bytes);
  const skipped = new Counts();
  const dropped = new Counts();
  const [header = [], ...rows] = parseRows(text, skipped);
  if (header.length === 0)
    throw new CompanyFileError('The file is empty. Save the list as CSV, with a row of headers.');
  const columns = matchColumns(header);
  const used = new Set(Object.values(columns));
  const companies = new Map<string, ImportedCompany>();
  for (const row of rows) {
    const company = readRow(row, columns, resolver, dropped);
    if (company === undefined) skipped.add('no name');
    else if (companies.has(company.nameKey)) skipped.add('the same name further up');
    else companies.set(company.nameKey, company);
  }
  return {
    companies: [...companies.values()],
    rowCount: rows.length + (skipped.get('unreadable') ?? 0),
    skipped: Object.fromEntries(skipped),
    dropped: Object.fromEntries(dropped),
    encoding,
    columns,
    unusedColumns: header.filter((_name, index) => !used.has(index)),
  };
}

class Counts extends Map<string, number> {
  add(reason: string): void {
    this.set(reason, (this.get(reason) ?? 0) + 1);
  }
}

function parseRows(text: string, skipped: Counts): string[][] {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a));
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: () => {
        skipped.add('unreadable');
        return undefined;
      },
      trim: true,
    });
  } catch (cause) {
    throw new CompanyFileError('This is no CSV that can be read. Save the list as CSV from a spreadsheet.', { cause });
  }
}

function readRow(
  row: readonly string[],
  columns: CompanyColumns,
  resolver: () => LocationResolver,
  dropped: Counts,
): ImportedCompany | undefined {
  const cell = (column: CompanyColumn, maxLength = 200) => {
    const index = columns[column];
    return oneLine(index === undefined ? '' : (row[index] ?? ''), maxLength);
  };
  const address = (column: CompanyColumn) => {
    const text = cell(column, 2000);
    const url = webAddress(text);
    if (url === undefined) dropped.add('no web address');
    return url ?? '';
  };
  const companyName = cell('companyName');
  if (companyName === '') return undefined;
  const point = readPoint(cell('latitude'), cell('longitude'));
  if (point === 'unreadable') dropped.add('no position on Earth');
  const { description: descriptionAt } = columns;
  return {
    companyName,
    nameKey: companyNameKey(companyName),
    url: address('url'),
    jobPostingsUrl: address('jobPostingsUrl'),
    description: manyLines(descriptionAt === undefined ? '' : (row[descriptionAt] ?? ''), 20_000),
    summary: cell('summary', 500),
    address: cell('address', 300),
    ...readWhere(
      { headquarters: cell('headquarters'), city: cell('city'), state: cell('state'), country: cell('country') },
      point === 'unreadable' ? undefined : point,
      resolver,
    ),
  };
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

function readPoint(latitudeText: string, longitudeText: string): Point | 'unreadable' | undefined {
  if (latitudeText === '' && longitudeText === '') return undefined;
  const point = { latitude: Number(latitudeText || 'none'), longitude: Number(longitudeText || 'none') };
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  return isOnEarth ? point : 'unreadable';
}

/** The columns' own words go first; what they leave open is looked up among the cities. */
function readWhere(
  said: Readonly<Record<'headquarters' | 'city' | 'state' | 'country', string>>,
  point: Point | undefined,
  resolver: () => LocationResolver,
) {
  const text = said.headquarters || [said.city, said.state, said.country].filter(Boolean).join(', ');
  const preferredCountry = countryCodeOf(said.country) || 'us';
  const found = text === '' ? undefined : resolver().resolve(text, { preferredCountry });
  const countryCode = countryCodeOf(said.country) || (found?.country ?? '');
  return {
    city: said.city || (found?.city ?? ''),
    state: said.state || (found?.state ?? ''),
    country: said.country || countryName(countryCode),
    countryCode,
    latitude: point?.latitude ?? found?.latitude ?? null,
    longitude: point?.longitude ?? found?.longitude ?? null,
  };
}

interface DecodedText {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Latin-1';
}

/** Reads what spreadsheets save: UTF-8, UTF-16 with its mark, or otherwise Latin-1 in the form that Windows gave it. */
function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Latin-1' };
  }
}
