import { strToU8, zipSync } from 'fflate';

/** The smallest .xlsx that holds these rows as text. */
export function workbook(rows: readonly (readonly string[])[]): Uint8Array {
  const cells = (row: readonly string[], at: number): string =>
    row
      .map((text, column) =>
        text === '' ? '' : `<c r="${columnName(column)}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
      )
      .join('');
  const sheet = rows.map((row, at) => `<row r="${at + 1}">${cells(row, at)}</row>`).join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="a" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="One" sheetId="1" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="b" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** "AA" for the 27th. */
const columnName = (column: number): string =>
  (column < 26 ? '' : String.fromCodePoint(64 + Math.floor(column / 26))) + String.fromCodePoint(65 + (column % 26));
