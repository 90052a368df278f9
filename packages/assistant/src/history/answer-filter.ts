import { searchText, searchWords } from '@keepmark/contracts';
import * as z from 'zod/mini';
import type { AiTaskKind } from '../ai-task';
import type { StoredAnswer } from '../answers/ai-answer-table';
import { answerSource } from '../work-surface/answer-source';

/** The label of each kind of answer, in the order of the filter. */
export const answerKinds: Readonly<Record<AiTaskKind, string>> = {
  'cover-letter': 'Cover letter',
  'job-summary': 'Job summary',
  'full-job-posting': 'Job details',
  'job-preparation': 'Application preparation',
  'interview-questions': 'Interview questions',
  'interview-feedback': 'Interview feedback',
  'resume-review': 'Résumé review',
  'resume-optimize': 'Résumé changes',
  'resume-analyze': 'Résumé fit',
  'company-summary': 'Company summary',
  'company-linkedin': 'Company on LinkedIn',
  'company-competitors': 'Competitors',
  'company-keywords': 'Company keywords',
  'company-reviews': 'Employee opinions',
  'company-mission': 'Mission and values',
  'salary-advice': 'Salary advice',
  'career-counseling': 'Career counseling',
  'career-coaching': 'Career coaching',
  'job-search-coach': 'Job search coaching',
  'job-search-assistant': 'Job search help',
};
const kinds = Object.keys(answerKinds) as [AiTaskKind, ...AiTaskKind[]];

export interface AnswerFilter {
  /** Each word must appear in the answer, its title, its subject, or its source. */
  readonly text: string;
  readonly kind: AiTaskKind | 'all';
  /** Only the saved ones. */
  readonly saved: boolean;
}

/** A filter in the URL, without default values. */
export interface AnswerFilterUrl {
  readonly text?: string;
  readonly kind?: AiTaskKind;
  readonly saved?: true;
}

const urlSchema = z.object({
  text: z.catch(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)), ''),
  kind: z.catch(z.enum(['all', ...kinds]), 'all'),
  saved: z.catch(z.boolean(), false),
});

/** Reads a filter from a URL. An invalid part gets its default. */
export const readAnswerFilter = (url: object): AnswerFilter => z.parse(urlSchema, url);

export const answerFilterUrl = ({ text, kind, saved }: AnswerFilter): AnswerFilterUrl => ({
  ...(text.trim() && { text }),
  ...(kind !== 'all' && { kind }),
  ...(saved && { saved }),
});

// Rows are immutable, so their search text can be cached.
const searchTexts = new WeakMap<StoredAnswer, string>();

function searchTextOf(answer: StoredAnswer): string {
  let text = searchTexts.get(answer);
  if (text === undefined) {
    const { title, subjectLabel, answer: body } = answer;
    text = searchText([title, kindName(answer), subjectLabel, answerSource(answer), body].join('\n'));
    searchTexts.set(answer, text);
  }
  return text;
}

/** The label of an answer's kind. A newer version may have stored an unknown one. */
export const kindName = ({ kind, title }: Pick<StoredAnswer, 'kind' | 'title'>): string =>
  Object.hasOwn(answerKinds, kind) ? answerKinds[kind as AiTaskKind] : title;

/** The answers that match a filter, in the given order. */
export function filteredAnswers(
  answers: readonly StoredAnswer[],
  { text, kind, saved }: AnswerFilter,
): readonly StoredAnswer[] {
  const words = searchWords(text);
  if (words.length === 0 && kind === 'all' && !saved) return answers;
  return answers.filter(
    (answer) =>
      (kind === 'all' || answer.kind === kind) &&
      (!saved || answer.isSaved) &&
      words.every((word) => searchTextOf(answer).includes(word)),
  );
}

/** The kinds of these answers, with counts. */
export function kindCounts(answers: readonly StoredAnswer[]): { kind: AiTaskKind; count: number }[] {
  const counts = new Map<string, number>();
  for (const { kind } of answers) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return kinds.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [{ kind, count }];
  });
}
