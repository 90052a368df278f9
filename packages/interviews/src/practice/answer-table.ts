import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { competencyIds } from '../question-bank/competencies';
import { questionKinds } from '../question-bank/question';
import type { Ratings } from './ratings';

/** The table of practiced answers. `dateAnswered` is a moment in ISO 8601. */
export const answerTable = defineTable('interview_answers', {
  fields: {
    /** The session in which it was given. */
    sessionId: field.text(),
    /** The job that was practiced for, or empty. */
    jobId: field.text(),
    /** The id of a question of the bank; empty for one that an AI wrote. */
    questionId: field.text(),
    question: field.text(),
    kind: field.oneOf(questionKinds, 'behavioral'),
    competency: field.oneOf(['', ...competencyIds], ''),
    answer: field.text(),
    /** The id of a recording, or empty. */
    recordingId: field.text(),
    recordingBytes: field.number(0),
    recordingSeconds: field.number(0),
    /** How long the answer took, in seconds. */
    secondsUsed: field.number(0),
    ratings: field.json<Ratings>({}),
    dateAnswered: field.text(),
  },
  indexes: ['sessionId', 'questionId', 'dateAnswered'],
});
export type PracticeAnswer = RowOf<typeof answerTable>;
export type PracticeAnswerValues = Partial<Omit<PracticeAnswer, 'internalId'>>;
