import { chosenCandidates, type SkillModel } from '../src/fit/skill-model';
import { wordsOf } from '@keepmark/grounding/vocabulary';
import { comparedPhrase } from './labeled-postings';

/** The phrases that a model finds in a text, normalized for the metric. */
export function findPhrases(text: string, model: SkillModel): string[] {
  const words = wordsOf(text);
  return chosenCandidates(words, model).map(({ from, to }) =>
    comparedPhrase(text.slice(words[from]!.start, words[to - 1]!.end)),
  );
}
