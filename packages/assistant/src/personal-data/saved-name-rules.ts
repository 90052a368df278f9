import { isOrdinary, namesRules, partsOf } from './name-rules';
import { isNoPerson } from './names-in-context';
import { alsoProperNames } from './ordinary-words';
import { type Finding, isUnspaced, type Rule } from './patterns';
import { foldedWords, type TextWord, textWords, withoutEscapes } from './text-words';

/** A name to hide, and the label of its placeholder. */
export interface SavedName {
  readonly name: string;
  readonly label: string;
}

/** The usual forms of a name: as it was saved, and without titles. */
export const usualForms = (name: string): readonly string[] => [name.trim(), partsOf(name).join(' ')];

/** Words to find one after the other. */
interface Form {
  readonly words: readonly string[];
  readonly label: string;
  readonly gap: RegExp;
  /** Whether these words of the text, the first of them at `start`, are the name. */
  readonly isName: (found: readonly TextWord[], text: string) => boolean;
}

/** Between words of a name, such as in "José J. Park" and the handle "jose.park". */
const inOrder = /^(?:\s{1,4}|\.\s{1,2}|[-._'’])$/;
const reversed = /^(?:,\s{0,2}|[-._])$/;
const withinPart = /^['’-]$/;

/**
 * The rules for names of saved people: whole names first. They go through the words of a text once for all names, because
 * a text may name hundreds. Parts of names must be capitalized. A name of one word is only a part.
 */
export function savedNameRules(names: readonly SavedName[]): { readonly whole: Rule[]; readonly parts: Rule[] } {
  const unspaced = names.filter(({ name }) => isUnspaced(name));
  return {
    whole: [
      ruleOf(names.flatMap(wholeForms)),
      ...unspaced.flatMap(({ name, label }) => namesRules(name, label, `${label} `).map(({ rule }) => rule)),
    ],
    parts: [ruleOf(names.flatMap(partForms))],
  };
}

function wholeForms({ name, label }: SavedName): Form[] {
  const parts = partsOf(name);
  if (parts.length < 2) return [];
  const first = foldedWords(parts[0]!);
  const last = foldedWords(parts.at(-1)!);
  // "will may" is no name.
  const isName = parts.every(isOrdinary) ? (found: readonly TextWord[]) => found.every(isCapitalized) : () => true;
  const form = (words: readonly string[], gap: RegExp): Form => ({ words, label, gap, isName });
  return [
    form(parts.flatMap(foldedWords), inOrder),
    form([...first, ...last], inOrder),
    form([...first, anyInitial, ...last], inOrder),
    form([...last, ...first], reversed),
    form([first.join('') + last.join('')], inOrder),
  ];
}

/** Stands for any initial. */
const anyInitial = '.';

function partForms({ name, label }: SavedName): Form[] {
  const parts = partsOf(name);
  return parts.flatMap((part, index) => {
    const position = index === 0 ? 'FIRST' : index === parts.length - 1 ? 'LAST' : 'MIDDLE';
    const partLabel = parts.length === 1 ? label : `${label} ${position} NAME`;
    // Both parts of "Nguyễn-Kowalska" are names.
    return (part.includes('-') ? [part, ...part.split('-')] : [part]).flatMap((text) => partForm(text, partLabel));
  });
}

function partForm(part: string, label: string): Form[] {
  const letters = part.replaceAll(/[^\p{L}\p{M}]/gu, '');
  // Skips initials, "de" and "van".
  if (letters.length < 2 || (/^\p{Ll}/u.test(part) && letters.length < 4)) return [];
  const isName =
    isOrdinary(part) || isNoPerson(part)
      ? isInNamePlace(part)
      : // "ED" isn't Ed.
        ([word]: readonly TextWord[]) =>
          isCapitalized(word!) && (letters.length > 3 || word!.raw.slice(1) === part.slice(1));
  return [{ words: foldedWords(part), label, gap: withinPart, isName }];
}

const isCapitalized = ({ raw }: TextWord): boolean => !/^\p{Ll}/u.test(raw);

/**
 * Where a common word is a name: after a title ("Mr. Will"), before "’s", and capitalized within a sentence ("with Mark
 * on Monday"), unless it's also another kind of name ("in June").
 */
function isInNamePlace(part: string): Form['isName'] {
  const isOnlyWord = !isNoPerson(part) && !alsoProperNames.has(part.toLocaleLowerCase('en'));
  return (found, text) => {
    const { start, raw } = found[0]!;
    const { end } = found.at(-1)!;
    if (!isCapitalized(found[0]!) || (raw.length > 1 && raw === raw.toLocaleUpperCase())) return false;
    const before = text.slice(Math.max(0, start - 6), start);
    if (/\b(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Herr|Frau)\.?\s$/.test(before)) return true;
    if (!isOnlyWord) return false;
    const after = text.slice(end, end + 3);
    return /^['’]s(?!\p{L})/u.test(after) || (/\p{Ll}[,;]? $/u.test(before) && !/^ \p{Lu}/u.test(after));
  };
}

/** A rule that finds the longest form at each word. */
function ruleOf(forms: readonly Form[]): Rule {
  const byFirst = new Map<string, Form[]>();
  for (const form of forms.toSorted((one, two) => two.words.length - one.words.length)) {
    const [first] = form.words;
    if (first === undefined) continue;
    const same = byFirst.get(first);
    if (same) same.push(form);
    else byFirst.set(first, [form]);
  }
  if (byFirst.size === 0) return () => [];
  return (escapedText) => {
    const text = withoutEscapes(escapedText);
    const words = textWords(text);
    const findings: Finding[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const found = byFirst.get(words[at]!.key)?.find((form) => isAt(form, words, at, text));
      if (!found) continue;
      findings.push({ start: words[at]!.start, end: words[at + found.words.length - 1]!.end, label: found.label });
      at += found.words.length - 1;
    }
    return findings;
  };
}

function isAt(form: Form, words: readonly TextWord[], at: number, text: string): boolean {
  const found = words.slice(at, at + form.words.length);
  return (
    found.length === form.words.length &&
    found.every(({ key, start }, index) => {
      const wanted = form.words[index]!;
      if (wanted === anyInitial ? key.length !== 1 : key !== wanted) return false;
      return index === 0 || form.gap.test(text.slice(found[index - 1]!.end, start));
    }) &&
    form.isName(found, text)
  );
}
