import { newFurtherEntry } from '@keepmark/resume-document/new-document';
import type { FurtherEntry } from '@keepmark/resume-document';
import { type SourceLine, lineText } from '../lines/source-line';
import { joined } from './join-lines';
import { languageGrid } from './language-grid';
import { namesLanguage, startsWithLanguage } from './spoken-languages';

/** "English (native), German – B2" as languages with levels. */
export function readLanguages(given: readonly SourceLine[]): FurtherEntry[] {
  const { entries: ofGrid, others } = languageGrid(given);
  const lines = withLevelsBeside(
    withWholeLists(others.filter((line) => !otherLanguages.test(lineText(line)))).map(withoutLanguageLabel),
  );
  const texts = lines
    .flatMap(withPairsApart)
    .flatMap((line) =>
      line.cells.length === 2 &&
      !/[,;]/.test(line.cells[0]?.text ?? '') &&
      !startsWithLanguage(line.cells[1]?.text ?? '')
        ? [line.cells.map(({ text }) => text).join(': ')]
        : line.cells.map(({ text }) => text),
    );
  const items = texts.flatMap((text) =>
    text.split(/\s*[;|•·]\s*|\s+\/\s+|,\s*(?![^()]*\))(?=\p{Lu}\p{L}+(?: \p{L}+){0,2}\s*(?:[(:–—-]|$|,))/u),
  );
  const entries: { title: string; detail: string }[] = [];
  for (const item of items.map((text) => text.replace(/[.,]$/, '').trim()).filter(Boolean)) {
    const parted = /^([^(:–—]+?)\s*(?:\(([^)]*)\)|[:–—]\s*(.+)|\s-\s+(.+))$/u.exec(item) ?? leveledByComma(item);
    const last = entries.at(-1);
    if (parted?.[1])
      entries.push({ title: parted[1].trim(), detail: (parted[2] ?? parted[3] ?? parted[4] ?? '').trim() });
    else if (last?.detail === '' && isLevel(item) && !namesLanguage(item)) last.detail = item;
    else entries.push({ title: item, detail: '' });
  }
  return [...entries.map((entry) => newFurtherEntry(entry)), ...ofGrid];
}

/** "English", "Native", "Irish", "Fluent" in one row as a line for each language, and "**English** Native" as two cells. */
function withPairsApart(line: SourceLine): SourceLine[] {
  const { cells } = line;
  const arePairs =
    cells.length >= 4 && cells.length % 2 === 0 && cells.every(({ text }, at) => isLevel(text) === (at % 2 === 1));
  if (arePairs)
    return cells.flatMap((cell, at) => (at % 2 === 0 ? [{ ...line, cells: [cell, cells[at + 1] ?? cell] }] : []));
  const [cell] = cells;
  const [name, ...others] = cell?.runs ?? [];
  const rest = others
    .map(({ text }) => text)
    .join('')
    .trim();
  const isNamed = cells.length === 1 && name?.isBold === true && others.every(({ isBold }) => !isBold) && isLevel(rest);
  return cell && name && isNamed && namesLanguage(name.text)
    ? [
        {
          ...line,
          cells: [
            { ...cell, text: name.text.trim() },
            { ...cell, text: rest },
          ],
        },
      ]
    : [line];
}

/** "Spanish, native" */
function leveledByComma(item: string): readonly string[] | undefined {
  const parted = /^([^,]+),\s*(.+)$/u.exec(item);
  const [, , level = ''] = parted ?? [];
  return parted && isLevel(level) && !namesLanguage(level) ? parted : undefined;
}

const otherLanguages =
  /^(?:other languages?(?:\(s\))?|otros idiomas|autres? langues?|weitere sprachen?|sonstige sprachen?|altre lingue|altra lingua|outras línguas|andere talen|inne języki|andra språk|muut kielet)\s*:?$/iu;
const motherTongue =
  /^(?:mother tongues?|mother tongue\(s\)|native language|lengua materna|langue maternelle|muttersprache|madrelingua|lingua madre|língua materna|moedertaal|język ojczysty|modersmål|äidinkieli)\s*:?$/iu;

/** A line of a form: "Mother tongue" with the language beside it, "Other languages" with one and its level. */
function withoutLanguageLabel(line: SourceLine): SourceLine {
  const [first, second] = partedAtColon(line).cells;
  if (!first || !second) return line;
  if (otherLanguages.test(first.text)) return { ...line, cells: line.cells.slice(1) };
  // Beside another level it's one itself.
  return motherTongue.test(first.text) && !isLevel(second.text) ? { ...line, cells: [second, first] } : line;
}

/** "Mother tongue: Greek" as a label with the language beside it. */
function partedAtColon(line: SourceLine): SourceLine {
  const [first, ...others] = line.cells;
  const label = /^[^:]+:\s*(?=\S)/.exec(first?.text ?? '')?.[0] ?? '';
  if (!first || others.length > 0 || !motherTongue.test(label.trim())) return line;
  return {
    ...line,
    cells: [
      { ...first, text: label.replace(/\s*:\s*$/, '') },
      { ...first, text: first.text.slice(label.length) },
    ],
  };
}

/** Languages side by side with their levels below them, as one line for each. */
function withLevelsBeside(lines: readonly SourceLine[]): SourceLine[] {
  return lines.flatMap((line, index): SourceLine[] => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    if (above && areLevelsOf(above, line)) return [];
    if (!below || !areLevelsOf(line, below)) return [line];
    return line.cells.map((cell, at) => {
      const level = below.cells[at];
      return { ...line, cells: level ? [cell, level] : [cell] };
    });
  });
}

const areLevelsOf = (line: SourceLine, below: SourceLine): boolean =>
  line.cells.length > 1 &&
  line.cells.length === below.cells.length &&
  below.cells.every(({ text, x }, at) => isLevel(text) && Math.abs(x - (line.cells[at]?.x ?? 0)) < 4);

/** Lists that were wrapped, as one line: "English, Spanish, American Sign" and "Language". */
function withWholeLists(lines: readonly SourceLine[]): SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [cell, ...others] = above?.cells ?? [];
    const wraps = line.hadNoRoom === true && !line.isBullet && others.length === 0 && line.cells.length === 1;
    const hasLevelBelow = /[(:–—]/.test(cell?.text ?? '') && !/[(:–—]/.test(lineText(line));
    // "English, C1" below "Spanish, native" is the next one, however narrow the column is.
    const isNext = startsWithLanguage(lineText(line)) && !/[,;]$/.test(cell?.text ?? '');
    if (above && cell && wraps && !isNext && (cell.text.includes(',') || hasLevelBelow))
      whole[whole.length - 1] = { ...above, cells: [{ ...cell, text: joined(cell.text, lineText(line)) }] };
    else whole.push(line);
  }
  return whole;
}

const isLevel = (text: string): boolean =>
  motherTongue.test(text) ||
  /^(?:level \d|niveau \d|native|fluent|bilingual|professional|full professional|limited|elementary|conversational|basic|intermediate|advanced|proficient|mother tongue|[abc][12]\b|muttersprache|verhandlungssicher|fließend|grundkenntnisse|nativo|fluido|nativa|natif|langue maternelle|lengua materna|courant|bilingue|bilingüe|notions|débutant|avancé|intermédiaire|avanzado|intermedio|básico|gut|sehr gut|konversationssicher|working|beginner|good|very good|excellent|madrelingua|fluente|moedertaal|ojczysty|modersmål|äidinkieli)/i.test(
    text,
  );
