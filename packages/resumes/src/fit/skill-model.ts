import { candidatesOf, type Candidate } from './candidates';
import { type FeatureTemplate, type Line, linesOf, visitFeatures, visitLineFeatures } from './features';
import { genericWords, isAmbiguousUse } from './ambiguous-terms';
import type { Word } from '@keepmark/grounding/vocabulary';

/** The model that `fit-model/train.ts` writes to `skill-model.gen.ts`. Lists are separated by tabs. */
export interface SkillModelData {
  /** Keys of the dictionary by rating. */
  readonly terms: Readonly<Record<string, string>>;
  /** Verbs that start a duty. */
  readonly verbs: string;
  /** Values by template and by weight in tenths. */
  readonly weights: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The minimum sum of weights of a keyword, in tenths. */
  readonly threshold: number;
}

export interface SkillModel {
  readonly terms: ReadonlyMap<string, string>;
  readonly verbs: ReadonlySet<string>;
  readonly weights: Readonly<Partial<Record<FeatureTemplate, ReadonlyMap<string, number>>>>;
  readonly threshold: number;
}

export function readSkillModel({ terms, verbs, weights, threshold }: SkillModelData): SkillModel {
  const ratings = new Map<string, string>();
  for (const [rating, keys] of Object.entries(terms)) for (const key of keys.split('\t')) ratings.set(key, rating);
  const byTemplate: Partial<Record<string, ReadonlyMap<string, number>>> = {};
  for (const [template, byWeight] of Object.entries(weights)) {
    const ofValue = new Map<string, number>();
    byTemplate[template] = ofValue;
    for (const [weight, values] of Object.entries(byWeight)) {
      for (const value of values.split('\t')) ofValue.set(value, Number(weight));
    }
  }
  return { terms: ratings, verbs: new Set(verbs.split('\t')), weights: byTemplate, threshold };
}

/**
 * The bonus of names from O*NET and terms added by hand: the model learned mostly from postings for software jobs,
 * which say little about nurses and bakers.
 */
const knownTermBonus = 20;

/** A candidate and the sum of its weights. */
export interface ScoredCandidate extends Candidate {
  readonly score: number;
}

/** Every candidate of a text with its score, in no particular order. */
function scoredCandidates(words: readonly Word[], model: SkillModel): ScoredCandidate[] {
  const lines = linesOf(words);
  const lineScores = new Map<Line, number>();
  let sum = 0;
  const add = (template: FeatureTemplate, value: string): void => {
    sum += model.weights[template]?.get(value) ?? 0;
  };
  const lexicon = {
    hasTerm: (key: string) => model.terms.has(key),
    isDutyVerb: (key: string) => model.verbs.has(key),
  };
  return candidatesOf(words, lexicon).map((candidate) => {
    const line = lines[candidate.from]!;
    sum = lineScores.get(line) ?? 0;
    if (!lineScores.has(line)) {
      visitLineFeatures(line, add);
      lineScores.set(line, sum);
    }
    const rating = candidate.kinds.includes('t') ? (model.terms.get(candidate.key) ?? '') : '';
    visitFeatures(words, candidate, line, rating, add);
    if (rating.startsWith('everyday') || rating.startsWith('name')) sum += knownTermBonus;
    return Object.assign(candidate, { score: sum });
  });
}

/** The candidates that are keywords, best first. None overlaps a better one. */
export function chosenCandidates(words: readonly Word[], model: SkillModel): ScoredCandidate[] {
  const taken = new Set<number>();
  const chosen: ScoredCandidate[] = [];
  const good = scoredCandidates(words, model).filter(({ score }) => score >= model.threshold);
  for (const candidate of good.sort((left, right) => right.score - left.score || left.from - right.from)) {
    if (genericWords.has(candidate.key) || isAmbiguousUse(words, candidate)) continue;
    const own = Array.from({ length: candidate.to - candidate.from }, (_, index) => candidate.from + index);
    if (own.some((at) => taken.has(at))) continue;
    for (const at of own) taken.add(at);
    chosen.push(candidate);
  }
  return chosen.sort((left, right) => left.from - right.from);
}
