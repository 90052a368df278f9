import type { PersonalData } from '../ai-task';
import { contextRules, isOrdinary, namesRules, partsOf } from './name-rules';
import { savedEmailRule, savedPhoneRule } from './saved-address-rules';
import { savedNameRules } from './saved-name-rules';
import type { NamedPerson } from './saved-people';
import {
  bounded,
  emailPattern,
  escaped,
  filled,
  type Finding,
  looseWords,
  matching,
  type Rule,
  space,
} from './patterns';

/** The rules for a person's data, most specific first: later rules don't see the matches of earlier ones. */
export function rulesFor(
  data: PersonalData,
  namesInContext: readonly string[] = [],
  people: readonly NamedPerson[] = [],
): readonly Rule[] {
  const otherNames = data.otherNames ?? [];
  const saved = people.map((each, index) => ({ ...each, label: `PERSON ${otherNames.length + index + 1}` }));
  const names = [
    ...namesRules(data.name ?? '', 'NAME', ''),
    ...otherNames.flatMap((name, index) => namesRules(name, `PERSON ${index + 1}`, `PERSON ${index + 1} `)),
  ];
  const savedNames = savedNameRules(
    saved.filter(({ isNamed }) => isNamed).map(({ person, label }) => ({ name: person.name, label })),
  );
  return [
    ...knownAddressRules(data),
    savedEmailRule(saved),
    anyEmail,
    addressWithName(data.name ?? ''),
    ...phoneRules(data.phone ?? ''),
    savedPhoneRule(saved),
    anyNumber,
    ...locationRules(data.location ?? ''),
    ...names.filter(({ isWhole }) => isWhole).map(({ rule }) => rule),
    ...savedNames.whole,
    ...names.filter(({ isWhole }) => !isWhole).map(({ rule }) => rule),
    ...savedNames.parts,
    ...namesInContext.flatMap(contextRules),
  ];
}

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

/** The person's number in any format, with or without country and area codes. */
function phoneRules(phone: string): Rule[] {
  const digits = phone.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 4) return [];
  const local = [1, 2, 3].map((dropped) => digits.slice(dropped)).filter(({ length }) => length >= 7);
  const tails = [digits, ...local].map((tail) => Array.from(tail).join(between)).join('|');
  const codes = String.raw`(?:\+?\d{1,4}${between})?(?:\(?0\)?${between})?\(?`;
  const own = new RegExp(`${numberStart}(?:${codes})(?:${tails})${numberEnd}`, 'gu');
  return [matching(own, 'PHONE')];
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
