import { type SourceLine, lineText } from '../lines/source-line';
import { isEntryLabel } from './entry-labels';
import { type FactKind, factKindOf } from './labeled-facts';

/** An entry of a form, such as those of the first Europass: what its labels announce, and its other lines. */
export interface FormEntry {
  readonly facts: Readonly<Partial<Record<FactKind, string>>>;
  readonly lines: readonly SourceLine[];
}

/**
 * The entries of a form with a label at the left of each line, "Dates" above all; undefined for lines that are no form.
 * Each entry starts with the label that the first one starts with.
 */
export function formEntries(given: readonly SourceLine[]): readonly FormEntry[] | undefined {
  const rows = formRows(withWholeLabels(given));
  const kinds = rows.flatMap(({ kind }) => kind ?? []);
  const first = rows[0]?.kind;
  const isForm = first !== undefined && kinds.includes('dates') && new Set(kinds).size >= 3;
  if (!isForm) return undefined;
  const entries: { facts: Partial<Record<FactKind, string>>; lines: SourceLine[] }[] = [];
  for (const row of rows) {
    if (row.kind === first) entries.push({ facts: {}, lines: [] });
    const entry = entries.at(-1);
    if (row.kind && entry && entry.facts[row.kind] === undefined)
      entry.facts[row.kind] = row.lines.map(lineText).join(', ');
    else entry?.lines.push(...row.lines);
  }
  return entries;
}

interface FormRow {
  readonly kind?: FactKind | undefined;
  /** What stands beside the label, with the label where it announces nothing that's known. */
  readonly lines: SourceLine[];
  /** Whether the lines are items, as below "Main activities". */
  readonly isList?: boolean;
}

function formRows(lines: readonly SourceLine[]): FormRow[] {
  const rows: FormRow[] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const [label, ...values] = line.cells;
    const name = label?.text.replace(/\s*:$/, '') ?? '';
    const kind = factKindOf(name);
    const value = { ...line, cells: values, isBullet: false };
    if (kind) rows.push({ kind, lines: values.length > 0 ? [value] : [] });
    else if (isEntryLabel(name)) rows.push({ isList: true, lines: values.length > 0 ? [asItem(value)] : [] });
    else if (values.length > 0) rows.push({ lines: [{ ...line, isBullet: false }] });
    else row?.lines.push(row.isList === true && !goesOnFromAbove(line) ? asItem(line) : { ...line, isBullet: false });
  }
  return rows;
}

/** Whether the text above goes on in a line. */
const goesOnFromAbove = (line: SourceLine): boolean =>
  !line.isBullet && (line.hadNoRoom === true || /^\p{Ll}/u.test(lineText(line)));

/** The line as an item of a list, without the dash that stands for its mark. */
function asItem(line: SourceLine): SourceLine {
  const [first, ...others] = line.cells;
  if (!first) return line;
  const text = first.text.replace(/^[-–—•]\s*/, '');
  const [run, ...runs] = first.runs;
  const cell = { ...first, text, runs: run ? [{ ...run, text: run.text.replace(/^\s*[-–—•]\s*/, '') }, ...runs] : [] };
  return { ...line, cells: [cell, ...others], isBullet: true };
}

/** Labels that were wrapped, as one: "Name and address of" above "employer". */
function withWholeLabels(lines: readonly SourceLine[]): SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [start, ...values] = above?.cells ?? [];
    const [end, ...more] = line.cells;
    const text = `${start?.text ?? ''} ${end?.text ?? ''}`;
    const isWrapped =
      above !== undefined &&
      start !== undefined &&
      values.length > 0 &&
      Math.abs((end?.x ?? 0) - start.x) < 12 &&
      factKindOf(start.text) === undefined &&
      (factKindOf(text) !== undefined || isEntryLabel(text));
    if (!isWrapped) {
      whole.push(line);
      continue;
    }
    whole[whole.length - 1] = { ...above, cells: [{ ...start, text }, ...values] };
    if (more.length > 0) whole.push({ ...line, cells: more });
  }
  return whole;
}
