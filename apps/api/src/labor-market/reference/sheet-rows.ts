import { Unzip, UnzipInflate, strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { ReferenceFileError } from './reference-file-error';

const chunkBytes = 64 * 1024;

/**
 * Reads the rows of a workbook's first sheet one by one, as texts; what a cell does not hold is empty.
 * The largest sheets of the Bureau of Labor Statistics would take gigabytes at once.
 * @throws ReferenceFileError for what is no .xlsx file, or not all of it.
 */
export function* sheetRows(bytes: Uint8Array): Generator<string[]> {
  const { path, shared } = openWorkbook(bytes);
  const rows: string[][] = [];
  const parser = rowParser(shared, (row) => rows.push(row));
  const decoder = new TextDecoder();
  const unzip = new Unzip((file) => {
    if (file.name !== path) return;
    file.ondata = (error, data) => {
      if (error) throw error;
      parser.write(decoder.decode(data, { stream: true }));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    const end = Math.min(start + chunkBytes, bytes.length);
    try {
      unzip.push(bytes.subarray(start, end), end === bytes.length);
    } catch (cause) {
      throw unreadable(cause);
    }
    yield* rows.splice(0);
  }
}

function openWorkbook(bytes: Uint8Array): { path: string; shared: readonly string[] } {
  try {
    const wanted = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/sharedStrings.xml'];
    const files = unzipSync(bytes, { filter: ({ name }) => wanted.includes(name) });
    const [workbook, relations, shared] = wanted.map((name) => strFromU8(files[name] ?? new Uint8Array()));
    const [sheet] = attributesOf(workbook ?? '', 'sheet');
    const relation = attributesOf(relations ?? '', 'Relationship').find(({ Id }) => Id === sheet?.['r:id']);
    if (relation?.['Target'] === undefined) throw new Error('no sheet');
    const target = relation['Target'];
    return { path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, shared: sharedTexts(shared ?? '') };
  } catch (cause) {
    throw unreadable(cause);
  }
}

const unreadable = (cause: unknown): ReferenceFileError =>
  new ReferenceFileError('This is no workbook that can be read. Give the .xlsx file itself.', { cause });

function attributesOf(xml: string, element: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const parser = new Parser(
    { onopentag: (name, attributes) => void (name === element && found.push(attributes)) },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}

/** A text may consist of several formatted runs. Phonetic hints are left out. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentagname: (name) => {
        open.push(name);
        if (name === 'si') texts.push('');
      },
      ontext: (text) => {
        if (open.at(-1) === 't' && !open.includes('rPh')) texts[texts.length - 1] += text;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
}

function rowParser(shared: readonly string[], onRow: (row: string[]) => void): Parser {
  let row: string[] = [];
  let [column, type, text, isValue] = [0, '', '', false];
  return new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'row') [row, column] = [[], 0];
        else if (name === 'c') {
          const reference = attributes['r'];
          column = reference === undefined ? column + 1 : columnOf(reference);
          [type, text] = [attributes['t'] ?? '', ''];
        } else if (name === 'v' || name === 't') isValue = true;
      },
      ontext: (part) => {
        if (isValue) text += part;
      },
      onclosetag: (name) => {
        if (name === 'v' || name === 't') isValue = false;
        else if (name === 'c') {
          while (row.length < column - 1) row.push('');
          row[column - 1] = (type === 's' ? (shared[Number(text)] ?? '') : text).trim();
        } else if (name === 'row') onRow(row);
      },
    },
    { xmlMode: true },
  );
}

/** "AB12" is the 28th column. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
