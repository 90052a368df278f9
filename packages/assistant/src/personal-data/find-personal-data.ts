import type { PersonalData } from '../ai-task';
import { nameDegrees, nameTitles, ordinaryWords } from './ordinary-words';

/** Something to hide: its position in a text, and the name of its placeholder. */
interface Finding {
  readonly start: number;
  readonly end: number;
  /** Such as `NAME` or `PERSON 1 LAST NAME`. */
  readonly label: string;
}

/** Finds matches of one rule. */
export type Rule = (text: string) => readonly Finding[];

/** The rules for a person's data, most specific first: later rules don't see the matches of earlier ones. */
export function rulesFor(data: PersonalData, namesInContext: readonly string[] = []): readonly Rule[] {
  const names = [
    ...namesRules(data.name ?? '', 'NAME', ''),
    ...(data.otherNames ?? []).flatMap((name, index) =>
      namesRules(name, `PERSON ${index + 1}`, `PERSON ${index + 1} `),
    ),
  ];
  return [
    ...knownAddressRules(data),
    anyEmail,
    addressWithName(data.name ?? ''),
    ...phoneRules(data.phone ?? ''),
    ...locationRules(data.location ?? ''),
    ...names.filter(({ isWhole }) => isWhole).map(({ rule }) => rule),
    ...names.filter(({ isWhole }) => !isWhole).map(({ rule }) => rule),
    ...namesInContext.flatMap(contextRules),
  ];
}

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

const filled = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');

const matching =
  (pattern: RegExp, label: string): Rule =>
  (text) =>
    Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length, label }));

/** White space, also escaped for JSON, because prompts contain data as JSON. */
const space = String.raw`(?:\s|\\[nrt])`;
const wordStart = String.raw`(?<=^|[^\p{L}\p{M}\p{N}_]|\\[nrt])`;
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}_])`;

/**
 * A pattern for words as people type them: in any Unicode form, with or without accents, with any white space between.
 */
function looseWords(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (/\s/.test(letter)) return ' ';
    if (letter === "'" || letter === '’') return "['’]";
    const [base = letter] = letter.normalize('NFD');
    return base === letter ? escaped(letter) + String.raw`\p{M}*` : `(?:${letter}|${base}\\p{M}*)`;
  })
    .join('')
    .replaceAll(/ +/g, `${space}+`);
}

/** Scripts without spaces between words have no word boundaries. */
const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);

const bounded = (pattern: string, text: string): string => (isUnspaced(text) ? pattern : wordStart + pattern + wordEnd);

interface NameRule {
  readonly rule: Rule;
  /** Whether the rule looks for the whole name, not a part of it. */
  readonly isWhole: boolean;
}

function namesRules(name: string, label: string, prefix: string): NameRule[] {
  const parts = partsOf(name);
  if (parts.length === 0) return [];
  const whole = (text: string, flags: string): NameRule => ({
    rule: matching(new RegExp(bounded(looseWords(text), text), flags), label),
    isWhole: true,
  });
  const rules = [whole(name.trim(), flagsOf(parts))];
  const bare = parts.join(' ');
  if (bare !== name.trim()) rules.push(whole(bare, flagsOf(parts)));
  const first = parts[0]!;
  const last = parts.at(-1)!;
  if (parts.length > 1) {
    rules.push(whole(`${first} ${last}`, flagsOf([first, last])));
    // "Lovelace, Ada" and handles such as ada.lovelace and lovelace_ada.
    const pair = `(?:${looseWords(first)}[._\\-]?${looseWords(last)}|${looseWords(last)}(?:, ?|[._\\-]?)${looseWords(first)})`;
    rules.push({ rule: matching(new RegExp(bounded(pair, first), 'giu'), label), isWhole: true });
  }
  return [...rules, ...partRules(parts, label, prefix)];
}

/**
 * A name found by its context: hides the whole name anywhere, and its parts only after a title or a salutation, because
 * "Chen" and "Grace" alone may be anything.
 */
function contextRules(name: string): Rule[] {
  const parts = partsOf(name);
  const afterTitle = parts.map((part) =>
    matching(
      new RegExp(
        String.raw`(?<=\b(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Professor|Herrn?|Frau|Dear|Hello|Hi|Liebe[rn]?)\.?\s)${bounded(looseWords(part), part)}`,
        'gu',
      ),
      'OTHER PERSON',
    ),
  );
  const isOneWord = parts.length < 2;
  const whole = matching(new RegExp(bounded(looseWords(name), name), 'gu'), 'OTHER PERSON');
  return isOneWord && isOrdinary(name) ? afterTitle : [whole, ...afterTitle];
}

/** Names of only ordinary words must be capitalized: "this will may…". */
const flagsOf = (parts: readonly string[]): string => (parts.every(isOrdinary) ? 'gu' : 'giu');

function partRules(parts: readonly string[], label: string, prefix: string): NameRule[] {
  if (parts.length === 1) return [];
  return parts.flatMap((part, index): NameRule[] => {
    const position = index === 0 ? 'FIRST NAME' : index === parts.length - 1 ? 'LAST NAME' : 'MIDDLE NAME';
    // Both parts of "Nguyễn-Kowalska" are names.
    const halves = part.includes('-') ? part.split('-').filter((half) => half !== part) : [];
    return [part, ...halves].flatMap((text): NameRule[] => {
      const rule = partRule(text, label === 'NAME' ? position : `${prefix}${position}`);
      return rule ? [{ rule, isWhole: false }] : [];
    });
  });
}

function partRule(part: string, label: string): Rule | undefined {
  const letters = part.replaceAll(/[^\p{L}\p{M}]/gu, '');
  // Skips initials, and "de", "van", "la".
  if (letters.length < 2 || (/^\p{Ll}/u.test(part) && letters.length < 4)) return undefined;
  const pattern = bounded(looseWords(part), part);
  if (isOrdinary(part)) {
    // Hidden only after a title: "Mr. May".
    return matching(new RegExp(String.raw`(?<=\b(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Herr|Frau)\.?\s)${pattern}`, 'gu'), label);
  }
  const upper = bounded(looseWords(part.toLocaleUpperCase()), part);
  // Short names in lowercase are mostly words.
  if (letters.length < 4 && !isUnspaced(part)) return matching(new RegExp(`${pattern}|${upper}`, 'gu'), label);
  return matching(new RegExp(pattern, 'giu'), label);
}

const isOrdinary = (part: string): boolean => ordinaryWords.has(part.toLocaleLowerCase('en'));

/** "Dr. Ada B. Lovelace-King, RN" without title and degrees. */
function partsOf(name: string): string[] {
  const [beforeComma = ''] = name.split(',');
  const parts = filled(beforeComma.split(/\s+/));
  const hasSmallLetters = /\p{Ll}/u.test(parts[0] ?? '');
  const real = parts.filter((part) => {
    const bare = part.replaceAll('.', '');
    return !nameTitles.has(bare.toLocaleLowerCase('en')) && !(hasSmallLetters && nameDegrees.has(bare));
  });
  // Someone may really be named "Ma".
  return real.length > 0 ? real : parts;
}

const emailPattern = /(?<!\\)[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const anyEmail = matching(emailPattern, 'EMAIL');

function knownAddressRules({ email = '', urls = [] }: PersonalData): Rule[] {
  return [
    ...filled([email]).map((text) => matching(new RegExp(escaped(text), 'giu'), 'EMAIL')),
    ...filled(urls)
      .toSorted((one, two) => two.length - one.length)
      .map(urlRule),
  ];
}

/** A URL with or without a scheme, "www.", and a path. */
function urlRule(url: string): Rule {
  const bare = url.replace(/^(?:[a-z][a-z+.-]*:)?(?:\/\/)?(?:www\.)?/i, '').replace(/[#/?]+$/, '');
  const pattern = String.raw`(?<!\\)(?:[a-z][a-z+.-]*:(?:\/\/)?)?(?:www\.)?${escaped(bare)}(?![\p{L}\p{N}_-])(?:[/?#][^\s<>()\[\]"'\\]*)?`;
  return (text) => withoutPunctuation(matching(new RegExp(pattern, 'giu'), 'URL')(text), text);
}

const withoutPunctuation = (findings: readonly Finding[], text: string): Finding[] =>
  findings.map((finding) => ({
    ...finding,
    end: finding.start + text.slice(finding.start, finding.end).replace(/[!,.:;?]+$/, '').length,
  }));

/** Any URL that contains a distinctive part of the name, such as a profile that the résumé doesn't list. */
function addressWithName(name: string): Rule {
  const parts = partsOf(name)
    .filter((part) => part.length > 3 && !isOrdinary(part))
    .map((part) => part.toLocaleLowerCase('en'));
  const plain = parts.map((part) => part.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  return (text) => {
    const found = matching(
      /(?<!\\)(?:(?:https?:\/\/|www\.)[^\s<>()[\]"'\\]+|[\w-]+(?:\.[\w-]+)+\/[^\s<>()[\]"'\\]+)/giu,
      'URL',
    )(text);
    const telling = found.filter(({ start, end }) => {
      const address = text.slice(start, end).toLocaleLowerCase('en');
      return [...parts, ...plain].some((part) => address.includes(part));
    });
    return withoutPunctuation(telling, text);
  };
}

const numberStart = String.raw`(?<=^|[^\p{L}\p{N}_.,$€£-]|\\[nrt])`;
const numberEnd = String.raw`(?![\p{L}\p{N}_%])`;
const between = String.raw`[ \u00A0().\-/–]{0,3}`;

/** Numbers that must be phone numbers: with a country code, or in North American format. */
const anyNumber = matching(
  new RegExp(
    String.raw`${numberStart}(?:\+\d(?:${between}\d){7,14}|\(\d{3}\) ?\d{3}[ .\-]\d{4}|\d{3}[.\-]\d{3}[.\-]\d{4})${numberEnd}`,
    'gu',
  ),
  'PHONE',
);

/** The person's number in any format, with or without country and area codes, and any other phone number. */
function phoneRules(phone: string): Rule[] {
  const digits = phone.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 4) return [anyNumber];
  const local = [1, 2, 3].map((dropped) => digits.slice(dropped)).filter(({ length }) => length >= 7);
  const tails = [digits, ...local].map((tail) => Array.from(tail).join(between)).join('|');
  const codes = String.raw`(?:\+?\d{1,4}${between})?(?:\(?0\)?${between})?\(?`;
  const own = new RegExp(`${numberStart}(?:${codes})(?:${tails})${numberEnd}`, 'gu');
  return [matching(own, 'PHONE'), anyNumber];
}

const streetWords: readonly (readonly string[])[] = [
  ['street', 'st'],
  ['avenue', 'ave', 'av'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['boulevard', 'blvd'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['apartment', 'apt'],
  ['suite', 'ste'],
];

/** The whole line, and its parts with digits: the street and the ZIP code, not the city. */
function locationRules(location: string): Rule[] {
  const whole = filled([location]);
  const parts = filled(location.split(/[,\n;]/)).filter((part) => /\d/.test(part) && /\p{L}/u.test(part));
  return [...whole, ...parts].map((text) => {
    const pattern = text
      .split(/([\s,;]+)/)
      .map((word) => (/^[\s,;]+$/.test(word) ? `(?:[,;]|${space})+` : streetWord(word)))
      .join('');
    return matching(new RegExp(bounded(pattern, text), 'giu'), 'LOCATION');
  });
}

function streetWord(word: string): string {
  const bare = word.replace(/\.$/, '').toLocaleLowerCase('en');
  const group = streetWords.find((words) => words.includes(bare));
  return group ? String.raw`(?:${group.join('|')})\.?` : looseWords(word);
}
