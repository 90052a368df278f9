import type { AiSubject, AiTask } from '../ai-task';
import type { StoredAnswer } from '../answers/ai-answer-table';
import type { NewAnswer } from '../answers/answers-store';
import type { AnswerRun } from './answer-run';

/** The answer to store of a run that has ended; undefined if nothing has arrived. */
export function answerOfRun(task: AiTask, run: AnswerRun, now: Date): NewAnswer | undefined {
  if (run.text === '') return undefined;
  const { kind, title, subject } = task;
  return {
    kind,
    title,
    subjectType: subject.type,
    subjectId: subject.id,
    subjectLabel: subject.label,
    prompt: run.prompt === task.prompt ? '' : run.prompt,
    answer: run.text,
    result: run.answer?.result ?? {},
    warning: run.answer?.warning ?? '',
    provider: run.provider,
    model: run.model,
    finish: run.answer?.finish ?? (run.phase === 'stopped' ? 'stopped' : 'failed'),
    createdDate: now.toISOString(),
  };
}

/** What an answer is about, if the subject of the screen is another one, such as pay in another city. */
export const otherSubject = (
  { subjectLabel }: Pick<StoredAnswer, 'subjectLabel'>,
  { label }: Pick<AiSubject, 'label'>,
): string | undefined => (subjectLabel === label || subjectLabel === '' ? undefined : subjectLabel);

/** The note above an incomplete answer. Its structured part may have whole items. */
export function incompleteText({ finish, result }: Pick<StoredAnswer, 'finish' | 'result'>): string | undefined {
  if (finish === 'stop') return undefined;
  if (finish === 'length') {
    const isStructured = Object.keys(result).length > 0;
    return isStructured
      ? 'Incomplete: this answer reached its length limit, so points may be missing.'
      : 'Incomplete: this answer reached its length limit. Ask for less, or for the rest.';
  }
  if (finish === 'stopped') return 'Incomplete: this answer was stopped before its end.';
  return 'Incomplete: this answer was cut off before its end. Ask again.';
}
