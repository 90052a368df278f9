import { nameDegrees, nameTitles, ordinaryWords } from './ordinary-words';
import { bounded, filled, isUnspaced, looseWords, matching, type Rule } from './patterns';

export interface NameRule {
  readonly rule: Rule;
  /** Whether the rule looks for the whole name, not a part of it. */
  readonly isWhole: boolean;
}

export function namesRules(name: string, label: string, prefix: string): NameRule[] {
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
export function contextRules(name: string): Rule[] {
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

export const isOrdinary = (part: string): boolean => ordinaryWords.has(part.toLocaleLowerCase('en'));

/** "Dr. Ada B. Lovelace-King, RN" without title and degrees. */
export function partsOf(name: string): string[] {
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
