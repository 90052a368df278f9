import { UnzipError, unzipped } from '../unzip/unzip';

/** A file by its content: a table we read, text, or one of those that we only know by name. */
export type FileKind =
  | 'xlsx'
  | 'text'
  | 'xls'
  | 'xlsb'
  | 'locked'
  | 'ods'
  | 'numbers'
  | 'web-page'
  | 'xml-spreadsheet'
  | 'word'
  | 'pdf'
  | 'picture'
  | 'zip'
  | 'damaged-zip'
  | 'no-text';

const toTable = 'save it as CSV or XLSX, then choose that file.';

/** What a file is, and what to do instead, for kinds that hold no table we can read. */
export const refusedKinds: Readonly<Record<Exclude<FileKind, 'xlsx' | 'text'>, string>> = {
  xls: `This is an old Excel file (.xls). Open it in Excel or another spreadsheet app, ${toTable}`,
  xlsb: `This is a binary Excel file (.xlsb). Open it in Excel, ${toTable}`,
  locked: `This Excel file is protected with a password. Open it in Excel, remove the password, ${toTable}`,
  ods: `This is an OpenDocument spreadsheet (.ods). Open it in LibreOffice or another spreadsheet app, ${toTable}`,
  numbers: `This is a Numbers file. In Numbers, choose File, Export To, CSV or Excel, then choose the exported file.`,
  'web-page': `This is a web page with the name of a table. Open it in a spreadsheet app, ${toTable}`,
  'xml-spreadsheet': `This is an Excel file from before 2007 (XML). Open it in Excel or another spreadsheet app, ${toTable}`,
  word: `This is a document of a word processor. Copy its table into a spreadsheet app, ${toTable}`,
  pdf: 'This is a PDF. Choose the spreadsheet it was made from, saved as CSV or XLSX.',
  picture: 'This is a picture. Choose a CSV or XLSX file.',
  zip: 'This is a ZIP file. Unzip it, then choose the CSV or XLSX file in it.',
  'no-text': 'This file holds neither a table nor text. Choose a CSV or XLSX file.',
  'damaged-zip': 'This file is damaged or incomplete. Export or download it again, then choose the new file.',
};

const starts: readonly (readonly [bytes: readonly number[], kind: FileKind])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0x89, 0x50, 0x4e, 0x47], 'picture'],
  [[0xff, 0xd8, 0xff], 'picture'],
  [[0x47, 0x49, 0x46, 0x38], 'picture'],
  // Excel before 97 wrote its records without a container.
  [[0x09, 0x08, 0x10, 0x00], 'xls'],
  [[0x09, 0x04, 0x06, 0x00], 'xls'],
  [[0x09, 0x02, 0x06, 0x00], 'xls'],
];
const container = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];

const isAt = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
/** A name as the directory of the container writes it, in UTF-16. */
const wide = (name: string) => Array.from(name).join('\0');

/** The names of the entries of a ZIP, up to those that say what it is. */
function entryNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  unzipped(bytes, {
    isWanted: (path) => {
      names.push(path.replaceAll('\\', '/'));
      return false;
    },
    maxBytes: 0,
    maxEntries: 100_000,
  });
  return names;
}

function zipKind(bytes: Uint8Array): FileKind {
  // OpenDocument files start with their type, unpacked.
  const head = new TextDecoder('latin1').decode(bytes.subarray(30, 120));
  if (head.startsWith('mimetype')) return head.includes('opendocument.spreadsheet') ? 'ods' : 'word';
  let names: readonly string[];
  try {
    names = entryNames(bytes);
  } catch (error) {
    if (error instanceof UnzipError) return 'damaged-zip';
    throw error;
  }
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.xml$/i)) return 'xlsx';
  if (has(/^xl\/workbook\.bin$/i)) return 'xlsb';
  if (has(/^word\/|^content\.xml$/)) return 'word';
  if (has(/(?:^|\/)Index(?:\.zip|\/(?:Document|CalculationEngine|Tables?).*\.iwa)$/i)) return 'numbers';
  return has(/^xl\//) ? 'xlsx' : 'zip';
}

/** Whether there are three zero bytes in a row near the start. Text has none: UTF-16 has two at most. */
function hasNoText(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 4000);
  return start.some((byte, at) => byte === 0 && start[at + 1] === 0 && start[at + 2] === 0);
}

/** What a file is, by its content, whatever its name. What isn't known and may be text is taken for text. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  const known = starts.find(([start]) => isAt(bytes, start));
  if (known) return known[1];
  if (zipStarts.some((start) => isAt(bytes, start))) return zipKind(bytes);
  if (isAt(bytes, container)) {
    const content = new TextDecoder('latin1').decode(bytes);
    if (content.includes(wide('EncryptedPackage'))) return 'locked';
    return content.includes(wide('WordDocument')) ? 'word' : 'xls';
  }
  if (hasNoText(bytes)) return 'no-text';
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 2000))
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<\?mso-application[^>]*>\s*)?<(?:\w+:)?Workbook[\s>]/.test(start))
    return 'xml-spreadsheet';
  return /^(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body|table|meta)\b/i.test(start) ? 'web-page' : 'text';
}
