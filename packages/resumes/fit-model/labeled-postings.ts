/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { wordsOf } from '@keepmark/grounding/vocabulary';

/** A posting whose skills were labeled by people. */
export interface LabeledPosting {
  readonly id: string;
  readonly source: string;
  readonly text: string;
  /** Distinct keys of the labeled phrases. */
  readonly labels: readonly string[];
  /** The phrases labeled as skills; most are duties. */
  readonly duties: readonly string[];
}

interface Sentence {
  readonly idx: number;
  readonly source: string;
  readonly tokens: readonly string[];
  readonly tags_skill: readonly string[];
  readonly tags_knowledge: readonly string[];
}

/** Reads a file of SkillSpan (MIT): one sentence a line, grouped into postings by source and `idx`. */
export function readLabeledPostings(path: string): LabeledPosting[] {
  const postings = new Map<string, { source: string; lines: string[]; skills: Set<string>; knowledge: Set<string> }>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const sentence = JSON.parse(line) as Sentence;
    const id = `${sentence.source}/${sentence.idx}`;
    const posting = postings.get(id) ?? { source: sentence.source, lines: [], skills: new Set(), knowledge: new Set() };
    postings.set(id, posting);
    posting.lines.push(sentence.tokens.join(' '));
    for (const phrase of labeledPhrases(sentence.tokens, sentence.tags_skill)) posting.skills.add(phrase);
    for (const phrase of labeledPhrases(sentence.tokens, sentence.tags_knowledge)) posting.knowledge.add(phrase);
  }
  return [...postings].map(([id, { source, lines, skills, knowledge }]) => ({
    id,
    source,
    text: lines.join('\n'),
    labels: [...new Set([...skills, ...knowledge])],
    duties: [...skills],
  }));
}

function labeledPhrases(tokens: readonly string[], tags: readonly string[]): string[] {
  const phrases: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!tags[at]!.startsWith('B')) continue;
    let to = at + 1;
    while (to < tokens.length && tags[to]!.startsWith('I')) to += 1;
    phrases.push(comparedPhrase(tokens.slice(at, to).join(' ')));
  }
  return phrases.filter((phrase) => phrase !== '');
}

/** A phrase, normalized for the metric: its words without punctuation. */
export const comparedPhrase = (phrase: string): string =>
  wordsOf(phrase)
    .filter(({ isPunctuation }) => !isPunctuation)
    .map(({ key }) => key)
    .join(' ');

/** Whether one phrase contains the other, in whole words. */
export const isMatch = (left: string, right: string): boolean =>
  ` ${left} `.includes(` ${right} `) || ` ${right} `.includes(` ${left} `);

/**
 * Compares the distinct labeled phrases of each posting with the distinct phrases found. Two phrases match if one
 * contains the other. Precision and recall are over all postings.
 */
export function precisionAndRecall(
  postings: readonly (readonly [labels: readonly string[], found: readonly string[]])[],
) {
  let found = 0;
  let right = 0;
  let labels = 0;
  let recalled = 0;
  for (const [postingLabels, phrases] of postings) {
    const distinct = [...new Set(phrases)].filter((phrase) => phrase !== '');
    found += distinct.length;
    right += distinct.filter((phrase) => postingLabels.some((label) => isMatch(label, phrase))).length;
    labels += postingLabels.length;
    recalled += postingLabels.filter((label) => distinct.some((phrase) => isMatch(label, phrase))).length;
  }
  return { precision: right / found, recall: recalled / labels, found, labels };
}
