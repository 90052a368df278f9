import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FileImportError } from '../file-import/file-import-error';
import { type SheetFixture, workbookBytes, type WorkbookFixture } from '../testing/workbook-bytes';
import { readWorkbook } from './read-workbook';
import { readSpreadsheet, rowsWithLinks } from './read-spreadsheet';

const read = (sheet: SheetFixture, options?: WorkbookFixture) => readSpreadsheet(workbookBytes([sheet], options));
const rowsOf = async (data: string, options?: WorkbookFixture) => (await read({ data }, options)).rows;

describe('the cells of a sheet', () => {
  it('reads texts, shared texts, numbers, booleans, and results of formulas', async () => {
    const data =
      '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="inlineStr"><is><r><t>Bir</t></r><r><t>ch &amp; Co</t></r></is></c></row>' +
      '<row r="2"><c r="A2"><v>46320.5</v></c><c r="B2" t="b"><v>1</v></c></row>' +
      '<row r="3"><c r="A3" t="str"><f>B1&amp;"!"</f><v>Birch!</v></c><c r="B3"><f>1+1</f><v>2</v></c></row>';
    expect(await rowsOf(data, { strings: ['No', 'Firma'] })).toEqual([
      ['Firma', 'Birch & Co'],
      ['46320.5', 'TRUE'],
      ['Birch!', '2'],
    ]);
  });

  it('keeps every digit of a phone number, and no noise of a fraction', async () => {
    const data = '<row><c><v>491701234567</v></c><c><v>4.91701234567E11</v></c><c><v>0.30000000000000004</v></c></row>';
    expect(await rowsOf(data)).toEqual([['491701234567', '491701234567', '0.3']]);
  });

  it('shows a number as its format does where the digits alone say less', async () => {
    const data = '<row><c s="1"><v>1234</v></c><c s="2"><v>612345678</v></c><c s="3"><v>48500</v></c></row>';
    const formats = ['00000', String.raw`0#" "##" "##" "##" "##`, String.raw`#,##0.00\ "€"`];
    expect(await rowsOf(data, { formats })).toEqual([['01234', '06 12 34 56 78', '48500 €']]);
  });

  it('reads days, times, and hours, also those that count from 1904', async () => {
    const data =
      '<row><c s="1"><v>46320</v></c><c s="1"><v>46331.375</v></c><c s="2"><v>0.4375</v></c><c s="3"><v>1.25</v></c><c t="d"><v>2026-10-25T00:00:00</v></c></row>';
    const formats = ['dd.mm.yyyy', 'h:mm', '[h]:mm'];
    const shown = ['2026-10-25', '2026-11-05 09:00', '10:30', '30:00', '2026-10-25'];
    expect(await rowsOf(data, { formats })).toEqual([shown]);
    const old = '<row><c s="1"><v>44858</v></c><c s="2"><v>0.4375</v></c></row>';
    expect(await rowsOf(old, { formats, isFrom1904: true })).toEqual([['2026-10-25', '10:30']]);
  });

  it('skips empty rows and cells that only have a format, however far down they are', async () => {
    const data =
      '<row r="2"><c r="A2" s="0"/><c r="B2" t="s"><v></v></c><c r="C2" t="inlineStr"><is><t>Job</t></is></c></row>' +
      '<row r="9"><c r="C9" t="inlineStr"><is><t>Chef</t></is></c><c r="XFD9" s="0"/></row>' +
      '<row r="1048576"><c r="C1048576" t="inlineStr"><is><t>Cook</t></is></c></row>';
    expect(await rowsOf(data)).toEqual([
      ['', '', 'Job'],
      ['', '', 'Chef'],
      ['', '', 'Cook'],
    ]);
  });

  it('reads elements with a prefix, cells without an address, and rows that are out of order', async () => {
    const cell = (text: string) => `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
    const sheet = `<x:worksheet><x:sheetData><x:row r="2">${cell('Chef')}${cell('Olive')}</x:row><x:row r="1">${cell('Job')}${cell('Company')}</x:row></x:sheetData></x:worksheet>`;
    const bytes = workbookBytes([{}], { more: { 'xl/worksheets/sheet1.xml': sheet } });
    expect((await readSpreadsheet(bytes)).rows).toEqual([
      ['Job', 'Company'],
      ['Chef', 'Olive'],
    ]);
  });

  it('repeats a cell joined over rows in each that has other cells', async () => {
    const data =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Olive</t></is></c><c r="B1" t="inlineStr"><is><t>Chef</t></is></c></row>' +
      '<row r="2"><c r="A2"/><c r="B2" t="inlineStr"><is><t>Cook</t></is></c></row><row r="3"><c r="A3"/></row>';
    const { rows } = await read({ data, after: '<mergeCells count="1"><mergeCell ref="A1:A3"/></mergeCells>' });
    expect(rows).toEqual([
      ['Olive', 'Chef'],
      ['Olive', 'Cook'],
    ]);
  });

  it('says how many cells have an error or a formula without a result', async () => {
    const { rows, remarks } = await read({
      data: '<row><c t="inlineStr"><is><t>Chef</t></is></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c><f>NOW()</f></c><c t="inlineStr"><is><t>x</t></is></c></row>',
    });
    expect(rows).toEqual([['Chef', '', '', 'x']]);
    expect(remarks).toEqual([
      '1 cell with an error such as #REF! will be empty.',
      '1 formula without a result will be empty. To fill them, open the file in a spreadsheet app and save it again.',
    ]);
  });

  it('puts links behind texts into columns of their own', async () => {
    const table = await read({
      rows: [
        ['Job', 'Person', 'Web'],
        ['Chef', 'Ana', 'https://olive.example'],
        ['Cook', 'Bo', ''],
      ],
      after:
        '<hyperlinks><hyperlink ref="A2" r:id="r1"/><hyperlink ref="B2" r:id="r2"/><hyperlink ref="C2" r:id="r3"/></hyperlinks>',
      links: ['https://olive.example/jobs?id=1&x=2', 'mailto:ana@olive.example', 'https://olive.example'],
    });
    expect(rowsWithLinks(table, 0)).toEqual([
      ['Job', 'Person', 'Web', 'Job link', 'Email'],
      ['Chef', 'Ana', 'https://olive.example', 'https://olive.example/jobs?id=1&x=2', 'ana@olive.example'],
      ['Cook', 'Bo', '', '', ''],
    ]);
    const formula = '<f>HYPERLINK("https://fig.example/7?a=1&amp;b=2","Fig")</f><v>Fig</v>';
    const { links } = await read({ data: `<row r="1"><c r="A1" t="str">${formula}</c></row>` });
    expect(links).toEqual([{ row: 0, column: 0, link: 'https://fig.example/7?a=1&b=2' }]);
  });

  it('reads 20,000 rows of texts whole', async () => {
    const row = (at: number) => [
      `Baker ${at}`,
      `Olive & Fig ${at}`,
      `Line one\nline <two> ${'ä'.repeat(1 + (at % 50))}`,
    ];
    const rows = Array.from({ length: 20_000 }, (_, at) => row(at));
    const table = await read({ rows });
    expect(table.rows).toHaveLength(rows.length);
    expect(table.rows.every((cells, at) => cells.join('|') === row(at).join('|'))).toBe(true);
  });
});

describe('the sheets of a workbook', () => {
  const jobs = [
    ['Job', 'Company'],
    ['Chef', 'Olive'],
  ];

  it('reads the first sheet with a table, and lists the others', async () => {
    const { rows, remarks } = await readSpreadsheet(
      workbookBytes([
        { name: 'Empty' },
        { name: 'Read me', rows: [['How to use this file']] },
        { name: 'Lists', rows: jobs, isHidden: true },
        { name: 'R&D', rows: jobs },
        { name: 'Archive', rows: [...jobs, ['Cook', 'Fig']] },
      ]),
    );
    expect(rows).toEqual(jobs);
    expect(remarks).toEqual([
      'Read the sheet “R&D”. Skipped “Read me” (1 row), “Archive” (3 rows), “Lists” (hidden, 2 rows).',
    ]);
  });

  it('skips a few numbers beside their names for a larger table', async () => {
    const numbers = {
      name: 'Dashboard',
      rows: [
        ['Total', '2'],
        ['Interviews', '1'],
      ],
    };
    const header = ['Company', 'Title', 'Status'];
    const job = ['Olive', 'Cook', 'Applied'];
    const { rows, remarks } = await readSpreadsheet(
      workbookBytes([numbers, { name: 'Jobs', rows: [header, job, job] }]),
    );
    expect(rows).toEqual([header, job, job]);
    expect(remarks).toEqual(['Read the sheet “Jobs”. Skipped “Dashboard” (2 rows).']);
    const short = await readSpreadsheet(workbookBytes([numbers, { name: 'Old', rows: [header, job] }]));
    expect(short.remarks).toEqual(['Read the sheet “Dashboard”. Skipped “Old” (2 rows).']);
  });

  it('reads a sheet beside one that is damaged', async () => {
    const { rows, remarks } = await readSpreadsheet(
      workbookBytes([
        { name: 'Old', data: '<row><c><v>1' },
        { name: 'New', rows: jobs },
      ]),
    );
    expect(rows).toEqual(jobs);
    expect(remarks).toEqual(['Read the sheet “New”. Skipped “Old” (too large or damaged).']);
  });

  it('says nothing about sheets that have no rows', async () => {
    expect((await readSpreadsheet(workbookBytes([{ rows: jobs }, {}]))).remarks).toEqual([]);
  });

  it('says that comments on cells are skipped', async () => {
    const bytes = workbookBytes([{ rows: jobs }], { more: { 'xl/comments1.xml': '<comments/>' } });
    expect((await readSpreadsheet(bytes)).remarks).toEqual(['Comments on cells are skipped.']);
  });

  it('reads paths with backslashes, as some programs write them', async () => {
    const { unzipSync } = await import('fflate');
    const files = Object.entries(unzipSync(workbookBytes([{ rows: jobs }])));
    const bytes = zipSync(Object.fromEntries(files.map(([path, content]) => [path.replaceAll('/', '\\'), content])));
    expect((await readSpreadsheet(bytes)).rows).toEqual(jobs);
  });
});

describe('a file that can’t be read', () => {
  const problem = async (bytes: Uint8Array) => {
    const error: unknown = await readSpreadsheet(bytes).catch((reason: unknown) => reason);
    return error instanceof FileImportError ? error.message : error;
  };

  it('refuses a file without filled cells', async () => {
    expect(await problem(workbookBytes([{}]))).toMatch(/^This Excel file has no filled cells/);
    expect(await problem(zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }))).toMatch(/no filled cells/);
  });

  it('refuses one that is over 60 MB, one that unpacks to very much, and a damaged one', async () => {
    expect(await problem(new Uint8Array(60 * 1024 * 1024 + 1))).toMatch(/^This Excel file is over 60 MB/);
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(100_000) });
    await expect(readWorkbook(bomb, 50_000)).rejects.toThrow(/too large when unpacked/);
    expect(await problem(workbookBytes([{ rows: [['a', 'b']] }]).subarray(0, 120))).toMatch(
      /damaged|read this Excel file/,
    );
    expect(await problem(workbookBytes([{ data: '<row><c r="A1"><v>1' }]))).toMatch(
      /^We couldn’t read this Excel file/,
    );
    expect(await problem(workbookBytes([{ data: '<row><c t="s"><v>7</v></c></row>' }]))).toMatch(/save it as CSV/);
  });

  it('refuses more than 1,000 columns', async () => {
    const wide = Array.from({ length: 1001 }, (_, at) => `C${at}`);
    expect(await problem(workbookBytes([{ rows: [wide, wide] }]))).toMatch(/^This table has 1,001 columns/);
  });
});
