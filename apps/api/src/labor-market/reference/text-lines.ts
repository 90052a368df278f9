import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { ReferenceFileError } from './reference-file-error';

export interface TextLine {
  /** From 1, the header. */
  readonly number: number;
  /** What the named columns hold, trimmed. */
  readonly cells: Readonly<Record<string, string>>;
}

const chunkBytes = 64 * 1024;

/**
 * Reads delimited text line by line; its first line names the columns. Reads gzip too.
 * @param quoted whether cells may be quoted, as in CSV.
 * @throws ReferenceFileError for what is cut off, isn't such a table, or has a line that is too short.
 */
export async function* textLines(
  bytes: Uint8Array,
  { delimiter, quoted, columns }: { delimiter: string; quoted: boolean; columns: readonly string[] },
): AsyncGenerator<TextLine> {
  const parser = parse({ delimiter, bom: true, quote: quoted ? '"' : false, relax_column_count: true, trim: true });
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const source = Readable.from(chunks(bytes));
  const ignore = (): void => {};
  // A failure of any part ends the parser with it, which the loop below throws.
  if (isGzip) pipeline(source, createGunzip(), decoded, parser, ignore);
  else pipeline(source, decoded, parser, ignore);
  let at: (readonly [string, number])[] | undefined;
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (at === undefined) {
        at = positionsOf(columns, cells);
        continue;
      }
      if (cells.length === 1 && cells[0] === '') continue;
      if (at.some(([, index]) => index >= cells.length))
        throw new ReferenceFileError(`Line ${number} is too short. Get the official file, unchanged.`);
      yield { number, cells: Object.fromEntries(at.map(([column, index]) => [column, cells[index] ?? ''])) };
    }
  } catch (error) {
    throw explained(error, number);
  }
}

function* chunks(bytes: Uint8Array): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes)
    yield Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.min(chunkBytes, bytes.length - start));
}

async function* decoded(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const chunk of source) {
    const text = decoder.decode(chunk, { stream: true });
    if (isFirst && /^\s*</.test(text))
      throw new ReferenceFileError('This is a web page, not the file. Download the file itself.');
    isFirst = false;
    yield text;
  }
  yield decoder.decode();
}

function positionsOf(columns: readonly string[], header: readonly string[]): (readonly [string, number])[] {
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new ReferenceFileError(
      `There is no column ${missing.map((column) => `"${column}"`).join(', ')}. Get the official file, unchanged.`,
    );
  return columns.map((column) => [column, header.indexOf(column)]);
}

function explained(error: unknown, line: number): unknown {
  if (!(error instanceof Error) || error instanceof ReferenceFileError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const after = line > 0 ? ` after line ${line}` : '';
  if (code === 'Z_BUF_ERROR')
    return new ReferenceFileError(`It ends too early${after}. Download it again.`, { cause: error });
  if (code.startsWith('Z_'))
    return new ReferenceFileError(`It is damaged${after}. Download it again.`, { cause: error });
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new ReferenceFileError(`It is not UTF-8 text${after}. Get the official file, unchanged.`, { cause: error });
  if (code.startsWith('CSV_'))
    return new ReferenceFileError(`We couldn’t read it${after}. Download it again.`, { cause: error });
  return error;
}
