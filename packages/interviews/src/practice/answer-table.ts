import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { competencyIds } from '../question-bank/competencies';
import { questionKinds } from '../question-bank/question';
import type { Ratings } from './ratings';

/** The table of practiced answers. `dateAnswered` is a moment in ISO 8601. */
export const answerTable = defineTable('interview_answers', {
  fields: {
    /** The session of the answer. */
    sessionId: field.text(),
    /** The job that the practice was for, or empty. */
    jobId: field.text(),
    /** The id of a question in the bank; empty if an AI wrote it. */
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
