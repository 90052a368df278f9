import type { ResumeDocument } from '@keepmark/resume-document';
import { passagesOf, wordsIn } from './passages';

const common = new Set('the and of to in with for a an on at by from as is was that this our my their'.split(' '));
const minWords = 20;
const minShare = 0.08;

/**
 * Whether the running text is English: at least 8% of its words are the most common English ones. With fewer than 20
 * words, the headings decide.
 */
export function isEnglish(document: ResumeDocument): boolean {
  const words = passagesOf(document).flatMap(({ text }) => wordsIn(text.toLowerCase()));
  if (words.length < minWords) return document.design.language === 'en';
  return words.filter((word) => common.has(word)).length / words.length >= minShare;
}
