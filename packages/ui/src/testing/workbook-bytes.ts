import { strToU8, zipSync } from 'fflate';
import { encodeXml } from '../spreadsheet/workbook-parts';

/** A sheet for a test: rows of texts, or the XML of its cells as programs write it. */
export interface SheetFixture {
  readonly name?: string;
  readonly rows?: readonly (readonly string[])[];
  /** What stands within `sheetData`. */
  readonly data?: string;
  /** What stands after `sheetData`, such as merged cells. */
  readonly after?: string;
  readonly isHidden?: boolean;
  /** Targets of links, by the ids r1, r2, and so on. */
  readonly links?: readonly string[];
}

export interface WorkbookFixture {
  /** Format codes of the cell styles from 1 on. */
  readonly formats?: readonly string[];
  readonly strings?: readonly string[];
  readonly isFrom1904?: boolean;
  readonly more?: Readonly<Record<string, string>>;
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (list: readonly (readonly [type: string, target: string])[], more = '') =>
  `<Relationships>${list.map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${types}/${type}" Target="${encodeXml(target)}"${more}/>`).join('')}</Relationships>`;
const inlineRows = (rows: readonly (readonly string[])[]) =>
  rows
    .map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${encodeXml(text)}</t></is></c>`).join('')}</row>`)
    .join('');

/** The bytes of an XLSX file with these sheets. */
export function workbookBytes(
  sheets: readonly SheetFixture[],
  { formats = [], strings = [], isFrom1904 = false, more = {} }: WorkbookFixture = {},
): Uint8Array<ArrayBuffer> {
  const names = sheets.map(
    ({ name = 'Sheet', isHidden }, at) =>
      `<sheet name="${encodeXml(name)}" sheetId="${at + 1}" r:id="r${at + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
  );
  const codes = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${encodeXml(code)}"/>`);
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="${types}"><workbookPr${isFrom1904 ? ' date1904="true"' : ''}/><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', '/xl/sharedStrings.xml'],
    ]),
    'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${encodeXml(text)}</t></si>`).join('')}</sst>`,
  };
  for (const [at, { rows = [], data = inlineRows(rows), after = '', links = [] }] of sheets.entries()) {
    files[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet><sheetData>${data}</sheetData>${after}</worksheet>`;
    if (links.length > 0) {
      files[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`] = relations(
        links.map((link) => ['hyperlink', link] as const),
        ' TargetMode="External"',
      );
    }
  }
  Object.assign(files, more);
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}
