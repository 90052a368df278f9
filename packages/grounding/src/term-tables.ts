import credentialGroups from '../word-lists/credentials.json';
import everydaySkills from '../word-lists/everyday-skills.en.json';
import scopePhrasesGerman from '../word-lists/scope-phrases.de.json';
import scopePhrases from '../word-lists/scope-phrases.en.json';
import scopeLinesGerman from '../word-lists/scope-words.de.json';
import scopeLines from '../word-lists/scope-words.en.json';
import skillsGerman from '../word-lists/skills.de.json';
import skillsEnglish from '../word-lists/skills.en.json';
import { plainEnglish, plainGerman } from './plain-words';
import type { TextIndex } from './resume-index';
import { englishRoot, germanRoot } from './roots';
import { wordsOf } from './vocabulary';
import { wordSet } from './word-set';

/** A term of one or more words, as the roots of its words. */
export interface Term {
  readonly roots: readonly string[];
  readonly group: number;
  /** The name of a product: another of its group doesn't make it true. */
  readonly isName: boolean;
  /** Of a group with words that everybody uses. */
  readonly isEveryday: boolean;
}

/** Terms by the root of their first word, the longest first, and the terms of each group. */
export interface TermTable {
  readonly byFirst: ReadonlyMap<string, readonly Term[]>;
  readonly groups: readonly (readonly Term[])[];
}

const keysOf = (text: string): string[] =>
  wordsOf(text)
    .filter(({ isPunctuation }) => !isPunctuation)
    .map(({ key }) => key);

/**
 * Reads lines such as `injection|shot|vaccine`: terms that mean about the same. A term is red when the résumé has no member
 * of its group, and amber when it has another one: "injections" for somebody who gave shots. A term with a capital is the
 * name of a product or a language, which no other one stands for. A credential must be in the résumé, or a term of its line.
 * @param everyday groups with words that everybody uses: only their terms of trade are red
 */
function readTerms(
  lines: readonly string[],
  rootOf: (key: string) => string,
  everyday: readonly string[] = [],
): TermTable {
  const byFirst = new Map<string, Term[]>();
  const groups: Term[][] = [];
  for (const [index, line] of [...lines, ...everyday].entries()) {
    const isEveryday = index >= lines.length;
    const group: Term[] = [];
    for (const part of line.split('|')) {
      const roots = keysOf(part).map(rootOf);
      const [first] = roots;
      if (first === undefined) continue;
      const term = { roots, group: groups.length, isName: /^\p{Lu}/u.test(part), isEveryday };
      group.push(term);
      byFirst.set(first, [...(byFirst.get(first) ?? []), term]);
    }
    groups.push(group);
  }
  for (const terms of byFirst.values()) terms.sort((left, right) => right.roots.length - left.roots.length);
  return { byFirst, groups };
}

/** A beginning of words, or whole words: `supervis*` or `led`. */
export interface Patterns {
  readonly words: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

export const readPatterns = (text: string): Patterns => {
  const all = text.split(' ').filter(Boolean);
  return {
    words: new Set(all.filter((each) => !each.endsWith('*'))),
    beginnings: all.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1)),
  };
};

export const fits = ({ words, beginnings }: Patterns, lower: string): boolean =>
  words.has(lower) || beginnings.some((beginning) => lower.startsWith(beginning));

/** Claims of scope and what supports them. */
export interface ScopeLine {
  readonly id: string;
  /** A claim of a result: lines that start with `=`. Never red by itself, its number is. */
  readonly isResult: boolean;
  /** A verb that says little by itself: lines that start with `~` are never red. */
  readonly isSoft: boolean;
  /** Of rank only where people or a unit follow: lines that start with `@`. */
  readonly isOverPeople: boolean;
  readonly claims: Patterns;
  readonly evidence: Patterns;
}

/** A phrase of scope with words in place of evidence: all of them must be in the entry, or one of `evidence`. */
export interface ScopePhrase {
  readonly id: string;
  readonly words: readonly string[];
  readonly content: readonly string[];
  readonly evidence: Patterns | undefined;
}

const bareClaims = (claims: string): string => claims.replace(/ :$/, '').replace(/^[=~@] /, '');

/**
 * Reads claims of seniority, reach, result and rank. Each line is `claims : evidence`. A claim is red unless the same entry
 * has a word of its line, on either side. `*` ends the beginning of a word. `=` starts a line of results, `~` one of words
 * that are amber at most, `@` one of verbs that claim a rank only over people or a unit.
 */
function readScopeLines(lines: readonly string[], prefix: string): ScopeLine[] {
  return lines.map((line, index) => {
    const [claims = '', evidence = ''] = line.split(' : ');
    return {
      id: `${prefix}${index}`,
      isResult: claims.startsWith('= '),
      isSoft: claims.startsWith('~ '),
      isOverPeople: claims.startsWith('@ '),
      claims: readPatterns(bareClaims(claims)),
      // What claims it here supports it there: "oversaw" for "supervised".
      evidence: readPatterns(`${bareClaims(claims)} ${evidence}`),
    };
  });
}

const phraseFillers = wordSet(
  'of the a in for to with and or no all every any from one up than as is der die das von für in',
);

/** Reads phrases as words in order; `_` is any one word, `#people` a word for people. Evidence is the phrase's content words. */
function readScopePhrases(lines: readonly string[], prefix: string): Map<string, ScopePhrase[]> {
  const byFirst = new Map<string, ScopePhrase[]>();
  for (const [index, line] of lines.entries()) {
    const [phrase = '', evidence] = line.split(' : ');
    const words = phrase.trim().split(' ');
    const content = words.filter((word) => word !== '_' && !phraseFillers.has(word));
    const read = {
      id: `${prefix}${index}`,
      words,
      content,
      evidence: evidence === undefined ? undefined : readPatterns(evidence),
    };
    byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), read]);
  }
  return byFirst;
}

/** The word lists in the form that claims are looked up in. Made with the first check. */
export interface Vocabulary {
  readonly plainEnglish: ReadonlySet<string>;
  readonly plainGerman: ReadonlySet<string>;
  /** English base forms by their root. */
  readonly plainForms: ReadonlyMap<string, readonly string[]>;
  readonly skills: readonly TermTable[];
  readonly credentials: TermTable;
  readonly scopeLines: readonly ScopeLine[];
  readonly scopePhrases: readonly ReadonlyMap<string, readonly ScopePhrase[]>[];
  /** Scope lines by a word that is a claim of theirs, filled while words are looked up. */
  readonly scopeOf: Map<string, ScopeLine | undefined>;
}

function formsByRoot(words: readonly string[]): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const word of words) {
    for (const key of keysOf(word)) {
      const root = englishRoot(key);
      const known = forms.get(root);
      if (known) known.push(key);
      else forms.set(root, [key]);
    }
  }
  return forms;
}

let vocabulary: Vocabulary | undefined;

export function groundingVocabulary(): Vocabulary {
  vocabulary ??= {
    plainEnglish: new Set(plainEnglish.flatMap((word) => keysOf(word).map(englishRoot))),
    plainGerman: new Set(plainGerman.map(germanRoot)),
    plainForms: formsByRoot(plainEnglish),
    skills: [readTerms(skillsEnglish, englishRoot, everydaySkills), readTerms(skillsGerman, germanRoot)],
    credentials: readTerms(credentialGroups, (key) => key),
    scopeLines: [...readScopeLines(scopeLines, 'e'), ...readScopeLines(scopeLinesGerman, 'd')],
    scopePhrases: [readScopePhrases(scopePhrases, 'p'), readScopePhrases(scopePhrasesGerman, 'q')],
    scopeOf: new Map(),
  };
  return vocabulary;
}

/** Whether a line of a text has every word of a term. */
export const hasPhrase = ({ lines }: TextIndex, { roots }: Term): boolean =>
  lines.some((line) => roots.every((root) => line.has(root)));

/** Whether the résumé has another term of the same group. */
export function hasSibling(index: TextIndex, { groups }: TermTable, term: Term): boolean {
  const name = `skill ${groups.length} ${term.group}`;
  let answer = index.remembered.get(name);
  if (answer === undefined) {
    answer = groups[term.group]!.some((other) => hasPhrase(index, other));
    index.remembered.set(name, answer);
  }
  return answer;
}
