import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sheetRows } from './sheet-rows';
import { workbook } from './testing/workbook';

/** A workbook whose sheets are these, with shared texts. */
function workbookOf({ target = 'worksheets/sheet7.xml', sheet = '', shared = '' }): Uint8Array {
  const files = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Data" r:id="rId3"/><sheet name="Notes" r:id="rId4"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId4" Target="worksheets/sheet8.xml"/><Relationship Id="rId3" Target="${target}"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    'xl/worksheets/sheet8.xml': '<worksheet><sheetData><row><c><v>other</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet7.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

describe('the rows of a workbook', () => {
  it('are those of its first sheet, with shared texts, runs, entities and gaps', () => {
    const bytes = workbookOf({
      shared: '<si><t>A &amp; B</t></si><si><r><t>in </t></r><r><t>runs</t></r><rPh><t>said</t></rPh></si>',
      sheet:
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"><c r="AB2"><v>1.5</v></c></row>',
    });
    const [first, second] = [...sheetRows(bytes)];
    expect(first).toEqual(['A & B', '', 'in runs']);
    expect(second?.[27]).toBe('1.5');
  });

  it('are read from a path that begins at the root', () => {
    const bytes = workbookOf({ target: '/xl/worksheets/sheet7.xml', sheet: '<row><c><v>7</v></c></row>' });
    expect([...sheetRows(bytes)]).toEqual([['7']]);
  });

  it('come one by one, so that a large sheet never stands in memory', () => {
    const rows = Array.from({ length: 60_000 }, (_, at) => [`row ${at * 7919}`, `${at ** 3}`]);
    const reader = sheetRows(workbook(rows));
    expect(reader.next().value).toEqual(rows[0]);
    expect([...reader].at(-1)).toEqual(rows.at(-1));
  });

  it.each([
    ['a web page', strToU8('<html>Not found</html>')],
    ['nothing', new Uint8Array()],
    ['half a workbook', workbook(Array.from({ length: 500 }, (_, at) => [`${at * 7919}`])).subarray(0, 900)],
  ])('are refused for %s', (_, bytes) => {
    expect(() => [...sheetRows(bytes)]).toThrow('This is no workbook that can be read. Give the .xlsx file itself.');
  });
});
