import { dateLabel, findDates, isMonthWord, isPresentWord } from '../lines/dates';
import { bareLabel, label as contactLabel } from './contact-labels';
import { gpaPattern, gradeOf } from './grades';
import { factKindOf, leadingLabel } from './labeled-facts';
import { isDuration } from './places';
import { entriesOf, type ResumeDocument } from '@keepmark/resume-document';
import { plainText } from '@keepmark/resume-document/rich-text';

/** The words of a text, as they are counted: runs of letters and digits, without case. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}+#%]*/gu) ?? [];

/** Every text of a document, without the headings of its sections and without dates, which files write in another form. */
function documentTexts(document: ResumeDocument): string[] {
  const texts = [
    document.name,
    document.headline,
    document.phone,
    document.email,
    document.location,
    plainText(document.summary),
  ];
  for (const { label, url } of document.links) {
    // A label is often the address again.
    const address = wordsOf(url);
    texts.push(url, ...(wordsOf(label).every((word) => address.includes(word)) ? [] : [label]));
  }
  for (const section of document.sections) {
    for (const entry of entriesOf(section)) {
      for (const [field, value] of Object.entries(entry)) {
        if (field === 'notes') texts.push(plainText(String(value)));
        else if (typeof value === 'string' && !notText.has(field)) texts.push(value);
        else if (Array.isArray(value)) texts.push(...value.map(String));
      }
    }
  }
  return texts;
}

const notText = new Set(['id', 'originId', 'startDate', 'endDate']);

interface Placed {
  readonly document: ResumeDocument;
  readonly unplaced: readonly string[];
  /** Headings that were understood, each as often as the file has it. */
  readonly headings: readonly string[];
}

interface MissingWord {
  readonly line: number;
  /** Its place in the line. */
  readonly at: number;
  /** As the file writes it. */
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * What a file says and neither the document nor the tray has, line by line: each word is counted, so that one which the
 * document has once doesn't stand for two in the file. Dates, headings, list marks and labels such as "Email:" are understood
 * without being in a field.
 */
export function leftOver(source: readonly string[], { document, unplaced, headings }: Placed): string[] {
  const stock = new WordStock([...documentTexts(document), ...unplaced, ...headings]);
  const years = new Set(
    document.sections.flatMap((section) =>
      entriesOf(section).flatMap((entry) =>
        ['startDate', 'endDate'].map((field) => yearOf(String(new Map(Object.entries(entry)).get(field) ?? ''))),
      ),
    ),
  );
  const grades = new Set(
    document.sections.flatMap((section) => (section.kind === 'education' ? section.entries.map(({ gpa }) => gpa) : [])),
  );
  const isForm = new Set(source.map(labelBeside).filter(Boolean)).size > 1;
  const missing = source.flatMap((line, index) => missingOf({ line, index, years, grades, isForm }, stock));
  const found = takeBroken(missing, stock);
  const lines = new Map<number, string[]>();
  for (const word of missing) {
    if (!found.has(word)) lines.set(word.line, [...(lines.get(word.line) ?? []), word.text]);
  }
  return [...lines.values()].map((words) => words.join(' '));
}

/** Words with how many of each are left. */
class WordStock {
  readonly #counts = new Map<string, number>();

  constructor(texts: readonly string[]) {
    for (const word of wordsOf(texts.join('\n'))) this.give(word);
  }

  give(word: string): void {
    this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  /** Takes one; false when none is left. */
  take(word: string): boolean {
    const count = this.#counts.get(word) ?? 0;
    if (count > 0) this.#counts.set(word, count - 1);
    return count > 0;
  }

  /** Takes both parts of a word that the document writes as two. */
  takeHalves(word: string): boolean {
    for (let at = 2; at <= word.length - 2; at += 1) {
      const head = word.slice(0, at);
      if (!this.take(head)) continue;
      if (this.take(word.slice(at))) return true;
      this.give(head);
    }
    return false;
  }
}

/**
 * The label in a column at the left of its text, such as "Employer". A form has several of them: alone, "University" beside
 * "Boston" may be all that the file says of an employer.
 */
function labelBeside(line: string): string {
  const [label = '', ...others] = line.trim().split(/\s{2,}/);
  return others.length > 0 && (isFactLabel(label) || bareLabel.test(label)) ? label : '';
}

interface PrintedLine {
  readonly line: string;
  readonly index: number;
  /** Those of the document. */
  readonly years: ReadonlySet<string>;
  readonly grades: ReadonlySet<string>;
  /** Whether labels stand beside their texts in this file. */
  readonly isForm: boolean;
}

/** Words of a line that are nowhere else and that somebody would miss: all but its date, its mark, its labels. */
function missingOf({ line, index, years, grades, isForm }: PrintedLine, stock: WordStock): MissingWord[] {
  const texts = line.trim().split(/\s+/);
  const label =
    (leadingLabel(line.trim()) || contactLabel.exec(line.trim())?.[0] || '').trim() ||
    (isForm ? labelBeside(line) : '');
  const labelEnd = isColumnHeads(line) ? texts.length : label === '' ? 0 : label.split(/\s+/).length;
  // Columns of a page share a row, each with its own date.
  const inDate = new Set(line.split(/\s{2,}|\s+[•·|]\s+/).flatMap((cell) => wordsOf(placedDate(cell, years))));
  const isDate = (text: string) => wordsOf(text).every((word) => inDate.has(word));
  const gradeWords = new Set(wordsOf(gradeLabel(line, grades)));
  const isGradeLabel = (text: string) => gradeWords.size > 0 && wordsOf(text).every((word) => gradeWords.has(word));
  const isUnderstood = ({ text, at }: Pick<MissingWord, 'text' | 'at'>) =>
    at < labelEnd ||
    isLabel(text) ||
    isGradeLabel(text) ||
    (/^(?:[+(]?\d|:|\S+@)/.test(texts[at + 1] ?? '') && isLabel(`${text}:`));
  const all = texts.map((text, at): MissingWord => {
    const isMark = at === 0 && listMark.test(text);
    // Dates and labels leave their words to the fields that have them.
    const needsNone = isDate(text) || at < labelEnd || (text.endsWith(':') && isLabel(text));
    return {
      line: index,
      at,
      text,
      words: isMark ? [] : wordsOf(text).filter((word) => needsNone || !stock.take(word)),
    };
  });
  const missing = all.filter((word) => word.words.length > 0 && !isUnderstood(word) && !isDate(word.text));
  // "In" of "In a text box" is one more word; alone it's a word between fields.
  const places = new Set(missing.map(({ at }) => at));
  return all.filter(
    (word) =>
      places.has(word.at) ||
      (word.words.length > 0 && isUnderstood(word) && (places.has(word.at - 1) || places.has(word.at + 1))),
  );
}

/** The label of a grade that the document has: "Note" of "Note 1,7". */
function gradeLabel(line: string, grades: ReadonlySet<string>): string {
  const found = gpaPattern.exec(line);
  return found && grades.has(gradeOf(found)) ? found[0].replace(gradeOf(found), '') : '';
}

const listMark = /^(?:\(?\d{1,2}[.)]|\[\d{1,2}\]|[o•])$/;

/** Labels of contact data and grades, and words between a degree and its subject. */
const isLabel = (text: string): boolean =>
  /^(?:in|at|of|to|en|em|als|bei|bis|chez|zu|zum|zur|im|c?gpa:?|(?:e-?mail|name|tél|tel\.|courriel|phone|tel|telephone|telefon|mobile|mobil|cell|address|adresse|location|website|web|linkedin|github|portfolio|[aempstw]):|\((?:mobile|home|work|linkedin|portfolio)\))$/i.test(
    text,
  );

/** Of "2019-03" as of "Summer 2019"; a date without a year is its word. */
const yearOf = (date: string): string => /\d{4}/.exec(date)?.[0] ?? date;

/** Whether a line has nothing but labels, such as the heads of columns. */
const isColumnHeads = (line: string): boolean => {
  const cells = line.trim().split(/\s{2,}/);
  return cells.every(isFactLabel);
};

/** "GPA" is a label, "3.9 GPA" is a fact. */
const isFactLabel = (text: string): boolean => !/\d/.test(text) && factKindOf(text) !== undefined;

/** The date of a line, when the document has one of its years, or says that it goes on. */
function placedDate(line: string, years: ReadonlySet<string>): string {
  if (isMonthWord(line) || (isPresentWord(line) && years.has('present'))) return line;
  const dates = findDates(line);
  if (!dates || isDuration(line)) return '';
  const isPlaced = [dates.startDate, dates.endDate].some((date) => years.has(yearOf(date)));
  const rest = line.slice(dates.index + dates.length);
  // "Mar 2015 – Dec" above "2019".
  const month = /^\s*[–—-]\s*(\p{L}+\.?)$/u.exec(rest)?.[1] ?? '';
  const length = isMonthWord(month) ? line.length : dates.length;
  const labelLength = dateLabel.exec(line.slice(0, dates.index))?.[0].length ?? 0;
  return isPlaced ? line.slice(dates.index - labelLength, dates.index + length) : '';
}

/**
 * Words that a file breaks or spaces out and the document has whole, and the other way round: "develop-" and "ment" for
 * development, "E D U C A T I O N", "ReactNative" for React Native.
 */
function takeBroken(missing: readonly MissingWord[], stock: WordStock): ReadonlySet<MissingWord> {
  const found = new Set<MissingWord>();
  for (let from = 0; from < missing.length; from += 1) {
    const joined: MissingWord[] = [];
    let word = '';
    for (const next of missing.slice(from, from + maxParts)) {
      if (next.line > missing[from]!.line + 1) break;
      joined.push(next);
      word += next.words.join('');
      const isOne = joined.length > 1 || next.words.length > 1;
      if ((isOne && stock.take(word)) || (joined.length === 1 && stock.takeHalves(word))) {
        for (const part of joined) found.add(part);
        from += joined.length - 1;
        break;
      }
    }
  }
  return found;
}

/** Letters of a spaced heading, at most. */
const maxParts = 24;
