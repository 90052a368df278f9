import type { Competency } from '../question-bank/competencies';
import type { Story } from './story-table';

const common = new Set(
  'about after again also been before being could describe did does done each example from give have her him his how into just made make more most much must not one other our over some tell that the their them then there these they this time was were what when where which while who why will with work would you your'.split(
    ' ',
  ),
);

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !common.has(word)));

/** The text of a story as an answer. */
export const storyText = ({ situation, task, action, result }: Story): string =>
  [situation, task, action, result].filter(Boolean).join('\n\n');

/** The stories that match a question: first those with its competency, then those that share words. */
export function matchingStories(
  question: { readonly text: string; readonly competency?: Competency | undefined },
  stories: readonly Story[],
): Story[] {
  const asked = wordsOf(question.text);
  const scored = stories.map((story) => {
    const isAbout = question.competency !== undefined && story.competencies.includes(question.competency);
    const shared = [...wordsOf(`${story.title} ${storyText(story)}`)].filter((word) => asked.has(word)).length;
    return { story, score: (isAbout ? 100 : 0) + shared };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
    .map(({ story }) => story);
}
