import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, type CsvValue, ownCsvFormat, plainCsvText, spreadsheetCsv } from './csv-text';

const row = (...values: CsvValue[]) => csvText(['Name'], [values]).split('\r\n').slice(1, -1).join('\r\n');

describe('a table as CSV', () => {
  it('starts with a byte-order mark and its header', () => {
    expect(csvText(['Name', 'Email'], [])).toBe('\uFEFFName,Email\r\n');
  });

  it.each([
    ['Austin, TX', 'Austin TX'],
    ['the "Old" Mill', '"the ""Old"" Mill"'],
    ['two\nlines', '"two\nlines"'],
    [' spaced ', '" spaced "'],
    ['=HYPERLINK("http://evil.example","Pay")', `"'=HYPERLINK(""http://evil.example""""Pay"")"`],
    ['+1 555 0100', "'+1 555 0100"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    [',=1+1', "'=1+1"],
    ["'=1+1", "''=1+1"],
    ["'90s", "'90s"],
    ['a=b', 'a=b'],
    ['', ''],
  ])('writes %j as %j', (value, written) => {
    expect(row(value)).toBe(written);
  });

  it('writes numbers as they are and nothing for what is not there', () => {
    expect(row(-97.7431, null, undefined, true)).toBe('-97.7431,,,true');
  });

  it('gives no cell that begins like a formula, and takes the apostrophe off again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', ',', '"', ' ', '\t', "'", 'a') }), (value) => {
        const written = row(value);
        const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
        expect(plainCsvText(read)).toBe(value.replaceAll(',', ''));
        expect(read.trimStart()).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});

describe('a table as CSV for spreadsheets', () => {
  const cellOf = (value: string) =>
    spreadsheetCsv(['Name'], [[value]])
      .split('\r\n')
      .slice(1, -1)
      .join('\r\n');

  it.each([
    ['Austin, TX', '"Austin, TX"'],
    ['42.000,00 €', '"42.000,00 €"'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1,', '"\'=1+1,"'],
    [',=1+1', '",=1+1"'],
    ['plain', 'plain'],
  ])('writes %j as %j', (value, expected) => {
    expect(cellOf(value)).toBe(expected);
  });

  it('gives no cell that begins like a formula, and reads back equal', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', ',', '"', ' ', '\t', "'", 'a') }), (value) => {
        const written = cellOf(value);
        const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
        expect(plainCsvText(read)).toBe(value);
        expect(read.trimStart()).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});

it('knows its own files by their header, and how they are parsed', () => {
  const header = ['Name', 'Email'];
  const text = csvText(header, [['Ann\tB', '']]).slice(1);
  expect(ownCsvFormat(text, header)).toEqual({ delimiter: ',', newline: '\r\n' });
  expect(ownCsvFormat(text.replaceAll('\r\n', '\n'), header)).toEqual({ delimiter: ',', newline: '\n' });
  expect(ownCsvFormat('Name,Email,Phone\r\n', header)).toBeUndefined();
});
