import { describe, expect, it } from 'vitest';
import { smallWorldResolver } from '../../gazetteer/locations/testing/small-world';
import { CompanyFileError } from './company-file-error';
import { readCompanyFile } from './read-company-file';

const read = (content: string | Uint8Array) =>
  readCompanyFile(typeof content === 'string' ? Buffer.from(content) : content, () => smallWorldResolver);

describe('reading a list of companies', () => {
  it('finds the columns by their headers and the place among the cities', () => {
    const { companies, rowCount, unusedColumns, encoding } = read(
      'Symbol,Security,GICS Sector,Headquarters Location,Website\nAC,"Acme, Inc.",Industry,"Austin, Texas",acme.example\n',
    );
    expect({ rowCount, unusedColumns, encoding }).toEqual({
      rowCount: 1,
      unusedColumns: ['Symbol'],
      encoding: 'UTF-8',
    });
    expect(companies).toMatchObject([
      {
        companyName: 'Acme, Inc.',
        nameKey: 'acme',
        summary: 'Industry',
        url: 'https://acme.example/',
        city: 'Austin',
        state: 'TX',
        country: 'United States',
        countryCode: 'us',
        latitude: expect.closeTo(30.27, 1) as number,
      },
    ]);
  });

  it('counts bad rows and bad values with their reason', () => {
    const file = read(
      'Name;Website;Latitude;Longitude\nAcme;javascript:alert(1);91;0\n;https://a.example;;\nACME Corp.;;;\nBeta\n\n',
    );
    expect(file.companies).toMatchObject([
      { companyName: 'Acme', url: '', latitude: null },
      { companyName: 'Beta', url: '' },
    ]);
    expect(file).toMatchObject({
      rowCount: 4,
      skipped: { 'no name': 1, 'the same name further up': 1 },
      dropped: { 'no web address': 1, 'no position on Earth': 1 },
    });
  });

  it('survives Latin-1', () => {
    const { companies, encoding } = read(Buffer.from('Company\tCity\nSociété Générale\tPuteaux\n', 'latin1'));
    expect(encoding).toBe('Latin-1');
    expect(companies).toMatchObject([{ companyName: 'Société Générale', nameKey: 'societe generale' }]);
  });

  it('survives what Excel saves as Unicode text', () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Company\r\nŁódź Works\r\n', 'utf16le')]);
    expect(read(bytes)).toMatchObject({ encoding: 'UTF-16', companies: [{ companyName: 'Łódź Works' }] });
  });

  it('survives a hundred columns, and a quotation mark that is never closed', () => {
    const header = Array.from({ length: 100 }, (_, index) =>
      index === 70 ? 'Company name'.replace(' name', '') : `x${index}`,
    );
    const row = header.map((name) => (name === 'Company' ? 'Acme' : '1'));
    const { companies, unusedColumns } = read(`${header.join(',')}\n${row.join(',')}\n`);
    expect(companies).toMatchObject([{ companyName: 'Acme' }]);
    expect(unusedColumns).toHaveLength(99);
    expect(read('Name\nAcme\n"Beta').companies).toMatchObject([{ companyName: 'Acme' }]);
  });

  it('keeps HTML as text', () => {
    expect(read('Name\n<b>Acme</b>\n').companies).toMatchObject([{ companyName: '<b>Acme</b>' }]);
  });

  it.each([
    ['', 'The file is empty. Save the list as CSV, with a row of headers.'],
    [
      'a,b\n1,2\n',
      /^No column holds the names of the companies\. Head it "Company" or "Name"\. The first row reads: "a", "b"\.$/,
    ],
  ])('says of %j what to do', (content, message) => {
    expect(() => read(content)).toThrow(CompanyFileError);
    expect(() => read(content)).toThrow(message);
  });
});
