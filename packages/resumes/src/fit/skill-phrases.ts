import { aliasKeys, canonicalKey, wordsOf } from '@keepmark/grounding/vocabulary';
import type { KeywordKind } from './fit-keyword';
import { chosenCandidates, readSkillModel, type SkillModel } from './skill-model';
import { skillModelData } from './skill-model.gen';

/** A phrase of a text that names a skill or a duty. */
export interface SkillPhrase {
  /** Shared by other names of the same thing. */
  readonly key: string;
  readonly kind: KeywordKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

let model: SkillModel | undefined;

/** Finds the skills and duties in a posting, in order. Takes about a millisecond per 100 words. */
export function skillPhrases(text: string): SkillPhrase[] {
  model ??= readSkillModel(skillModelData);
  const words = wordsOf(text);
  return chosenCandidates(words, model).map(({ from, to, key, kinds }) => {
    const start = words[from]!.start;
    const end = words[to - 1]!.end;
    const isNamed = kinds.includes('t') || aliasKeys(key).length > 1;
    return {
      key: canonicalKey(key),
      kind: kinds.includes('d') && !isNamed ? 'duty' : 'skill',
      text: text.slice(start, end),
      start,
      end,
    };
  });
}
