import { candidatesOf } from '../src/fit/candidates';
import { linesOf, type Visit, visitFeatures, visitLineFeatures } from '../src/fit/features';
import { genericWords } from '../src/fit/ambiguous-terms';
import type { SkillModelData } from '../src/fit/skill-model';
import { phraseKey, type Word, wordsOf } from '@keepmark/grounding/vocabulary';
import { everydayTerms, everydayVerbs } from './everyday-terms';
import { comparedPhrase, isMatch, type LabeledPosting } from './labeled-postings';
import { fitWeights } from './logistic-regression';

const maxLearnedTermWords = 5;
const rarestFeature = 15;
const everyday = new Set(everydayTerms.map(phraseKey));

/** A posting: its words, and which of its terms were labeled. */
export interface PreparedPosting extends LabeledPosting {
  readonly words: readonly Word[];
  readonly hasLabel: ReadonlyMap<string, boolean>;
  readonly terms: ReadonlySet<string>;
}

export function prepare(postings: readonly LabeledPosting[], names: ReadonlySet<string>): PreparedPosting[] {
  const termsOf = ({ labels }: LabeledPosting) =>
    new Set(labels.filter((label) => label.split(' ').length <= maxLearnedTermWords && !genericWords.has(label)));
  const all = new Set([...names, ...everyday, ...postings.flatMap((posting) => [...termsOf(posting)])]);
  return postings.map((posting) => {
    const words = wordsOf(posting.text);
    const lexicon = { hasTerm: (key: string) => all.has(key), isDutyVerb: () => false };
    const hasLabel = new Map(
      candidatesOf(words, lexicon)
        .filter(({ kinds }) => kinds.includes('t'))
        .map(({ key }) => [key, isLabeled(key, posting.labels)] as const),
    );
    return { ...posting, words, hasLabel, terms: termsOf(posting) };
  });
}

/**
 * Whether a phrase matches a label. Stricter than the metric: one word of a long label ("data") isn't a keyword, and a
 * phrase needs at least a third of a longer label.
 */
function isLabeled(key: string, labels: readonly string[]): boolean {
  const phrase = comparedPhrase(key);
  const length = phrase.split(' ').length;
  return labels.some((label) => {
    if (!isMatch(label, phrase)) return false;
    const labelLength = label.split(' ').length;
    if (labelLength <= length) return labelLength * 2 >= length;
    return length > 1 && length * 3 >= labelLength;
  });
}

/** Learns terms, verbs and weights. */
export function learn(
  postings: readonly PreparedPosting[],
  names: ReadonlySet<string>,
): Omit<SkillModelData, 'threshold'> {
  const counts = new Map<string, { postings: number; labeled: number; taughtBy: number }>();
  const count = (key: string) => {
    const known = counts.get(key) ?? { postings: 0, labeled: 0, taughtBy: 0 };
    counts.set(key, known);
    return known;
  };
  for (const { hasLabel, terms } of postings) {
    for (const [key, isLabel] of hasLabel) {
      count(key).postings += 1;
      count(key).labeled += isLabel ? 1 : 0;
    }
    for (const key of terms) count(key).taughtBy += 1;
  }
  /** How good a term is; undefined if only the posting that was left out has it. */
  const rating = (key: string, without?: PreparedPosting): string | undefined => {
    const source = `${names.has(key) ? 'name' : ''}${everyday.has(key) ? 'everyday' : ''}`;
    const { postings: all, labeled, taughtBy } = counts.get(key) ?? { postings: 0, labeled: 0, taughtBy: 0 };
    const own = without?.hasLabel.get(key);
    const seen = all - (own === undefined ? 0 : 1);
    const right = labeled - (own ? 1 : 0);
    if (source === '' && taughtBy - (without?.terms.has(key) ? 1 : 0) <= 0) return undefined;
    if (seen <= 0) return `${source}0`;
    const often = seen >= 6 ? 6 : Math.min(seen, 3);
    return `${source}${often}/${Math.round((right / seen) * 5)}`;
  };
  const verbs = verbsOf(postings);
  const samples: (readonly [features: readonly string[], isKeyword: boolean])[] = [];
  for (const posting of postings) {
    const lines = linesOf(posting.words);
    const lexicon = {
      hasTerm: (key: string) => rating(key, posting) !== undefined,
      isDutyVerb: (key: string) => verbs.has(key),
    };
    for (const candidate of candidatesOf(posting.words, lexicon)) {
      const line = lines[candidate.from]!;
      const own = candidate.kinds.includes('t') ? (rating(candidate.key, posting) ?? '') : '';
      const features: string[] = [];
      const visit: Visit = (template, value) => features.push(`${template}=${value}`);
      visitFeatures(posting.words, candidate, line, own, visit);
      visitLineFeatures(line, visit);
      samples.push([features, isLabeled(candidate.key, posting.labels)]);
    }
  }
  const weights = fitWeights(samples, rarestFeature);
  const terms: Record<string, string[]> = {};
  for (const key of new Set([...names, ...everyday, ...counts.keys()])) {
    const own = rating(key);
    // A term that is rarely labeled takes up space and finds nothing. One or two postings aren't enough evidence
    // against a known term.
    const isBad = own !== undefined && /^(?:\d|\w+[36])\/[01]$/.test(own);
    if (own !== undefined && !isBad) (terms[own] ??= []).push(key);
  }
  return {
    terms: Object.fromEntries(Object.entries(terms).map(([own, keys]) => [own, keys.sort().join('\t')])),
    verbs: [...verbs].sort().join('\t'),
    weights: groupedWeights(weights),
  };
}

/** The first verbs of labels with three or more words. */
function verbsOf(postings: readonly PreparedPosting[]): Set<string> {
  const verbs = new Set(everydayVerbs);
  const begun = new Map<string, number>();
  for (const { duties } of postings) {
    for (const duty of duties) {
      const [first = '', ...rest] = duty.split(' ');
      if (rest.length >= 2) begun.set(first, (begun.get(first) ?? 0) + 1);
    }
  }
  for (const [verb, times] of begun) if (times >= 2 && verb.length > 2 && !noVerbs.has(verb)) verbs.add(verb);
  return verbs;
}

const noVerbs = new Set(
  'strong good excellent technical high professional business data team communication analytical software customer project problem programming proactive passionate passion can not being be have having motivated attention comfortable willing effective effectively highly proactively constantly actively continuously alway the new real open positive eye hand cross interpersonal time independent innovative verbal'.split(
    ' ',
  ),
);

/** Weights by template and value, without those near zero. */
function groupedWeights(weights: ReadonlyMap<string, number>): SkillModelData['weights'] {
  const grouped: Record<string, Record<string, string[]>> = {};
  for (const [feature, weight] of weights) {
    const tenths = Math.round(weight * 10);
    if (Math.abs(tenths) < 2 || feature.includes('\t')) continue;
    const at = feature.indexOf('=');
    const byWeight = (grouped[feature.slice(0, at)] ??= {});
    (byWeight[tenths] ??= []).push(feature.slice(at + 1));
  }
  return Object.fromEntries(
    Object.entries(grouped).map(([template, byWeight]) => [
      template,
      Object.fromEntries(Object.entries(byWeight).map(([weight, values]) => [weight, values.sort().join('\t')])),
    ]),
  );
}
