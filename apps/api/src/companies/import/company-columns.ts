import { CompanyFileError } from './company-file-error';

/** What a column of a list may say of a company, by the headers that lists use, letters and digits alone. */
const headersOf = {
  companyName: 'companyname company name security organization organisation employer legalname issuer',
  url: 'url website site homepage web webaddress domain companyurl',
  jobPostingsUrl: 'jobpostingsurl careers careersurl careerspage careersite jobs jobsurl',
  description: 'description about longdescription business',
  summary: 'summary sector industry gicssector gicssubindustry subindustry shortdescription',
  headquarters: 'headquarters headquarterslocation headquarter hq location',
  address: 'address street streetaddress',
  city: 'city town hqcity headquarterscity',
  state: 'state province region stateprovince hqstate headquartersstate',
  country: 'country hqcountry headquarterscountry nation countryname',
  latitude: 'latitude lat',
  longitude: 'longitude lng lon long',
} as const;
export type CompanyColumn = keyof typeof headersOf;

/** The position of each column. */
export type CompanyColumns = Readonly<Partial<Record<CompanyColumn, number>>>;

const plain = (header: string) => header.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/**
 * Finds the columns by the headers in the first row; of two that say the same, the one named first above counts.
 * @throws CompanyFileError when no column holds names.
 */
export function matchColumns(header: readonly string[]): CompanyColumns {
  const headers = header.map(plain);
  const columns = Object.fromEntries(
    Object.entries(headersOf).flatMap(([column, names]) => {
      const index = names
        .split(' ')
        .map((name) => headers.indexOf(name))
        .find((found) => found >= 0);
      return index === undefined ? [] : [[column, index]];
    }),
  ) as CompanyColumns;
  if (columns.companyName === undefined) {
    throw new CompanyFileError(
      `No column holds the names of the companies. Head it "Company" or "Name". The first row reads: ${shown(header)}.`,
    );
  }
  return columns;
}

const shown = (header: readonly string[]) =>
  header
    .slice(0, 8)
    .map((text) => `"${text.slice(0, 40)}"`)
    .join(', ') + (header.length > 8 ? ` and ${header.length - 8} more` : '');
