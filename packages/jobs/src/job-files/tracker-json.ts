import { FileImportError } from '@keepmark/ui/file-import';
import type { ReadTable } from './csv-table';

type Unknowns = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Unknowns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The longest list of objects in a file: the file itself, or one of its values. */
function entriesOf(file: unknown): readonly Unknowns[] {
  const lists = [file, ...(isObject(file) ? Object.values(file) : [])].filter(isList);
  const entries = lists.map((list) => list.filter(isObject));
  return entries.reduce((longest, list) => (list.length > longest.length ? list : longest), []);
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** An amount of pay: "90000 – 110000 USD". */
function rangeText({ min, max, currency, ...others }: Unknowns): string | undefined {
  if (Object.keys(others).length > 0 || (min == null && max == null)) return undefined;
  const range = [min, max].filter((bound) => isPlain(bound) && bound !== '').join(' – ');
  return [range, currency].filter(isPlain).join(' ');
}

/** A value as a cell. A company may be an object with its name, and a location one with its parts. */
function cellOf(value: unknown): string {
  if (isPlain(value)) return String(value);
  if (value == null) return '';
  if (isList(value)) return value.every(isPlain) ? value.join(', ') : JSON.stringify(value);
  if (!isObject(value)) return '';
  const range = rangeText(value);
  if (range !== undefined) return range;
  const parts = Object.entries(value).filter(([name, part]) => name !== 'id' && part != null && part !== '');
  const [first] = parts;
  if (first === undefined) return '';
  if (parts.length === 1 && isPlain(first[1])) return String(first[1]);
  const isPlace = parts.every(([name, part]) => isPlain(part) && /^(?:city|state|region|country|name)$/i.test(name));
  return isPlace ? parts.map(([, part]) => String(part)).join(', ') : JSON.stringify(value);
}

/** "appliedAt" and "applied_at" as words. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .trim();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new FileImportError('This JSON file is damaged or incomplete. Export it again and choose the new file.', {
      cause,
    });
  }
}

/**
 * The list in a JSON file of another program as a table, whose columns people match.
 * @throws {FileImportError} for a damaged file, and one without a list of objects
 */
export function trackerTable(text: string): ReadTable {
  const entries = entriesOf(parsed(text));
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  if (names.length === 0) {
    throw new FileImportError(
      'This JSON file has no list of jobs. Choose a JSON file from “Export as JSON with history”, or a CSV or XLSX file.',
    );
  }
  const rows = entries.map((entry) => names.map((name) => cellOf(entry[name])));
  const filled = names.map((_, at) => rows.some((row) => row[at] !== ''));
  const onlyFilled = <Value>(cells: readonly Value[]) => cells.filter((_, at) => filled[at]);
  return { header: onlyFilled(names).map(wordsOf), rows: rows.map(onlyFilled) };
}
