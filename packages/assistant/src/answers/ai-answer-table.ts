import type { AiResult } from '@keepmark/contracts';
import { defineTable, field, type RowOf } from '@keepmark/local-store';

/** What a person decided about a suggested change. */
export interface ChangeDecision {
  readonly choice: 'open' | 'accepted' | 'rejected';
  /** Claims that the person said are true, by their offset in the suggested text. */
  readonly confirmed: readonly number[];
}

/** Answers of the AI: the newest, which people compare, and saved ones. `createdDate` is ISO 8601. */
export const aiAnswerTable = defineTable('ai_answers', {
  fields: {
    /** An `AiTaskKind`. */
    kind: field.text(),
    title: field.text(),
    /** An `AiSubjectType`. */
    subjectType: field.text(),
    subjectId: field.text(),
    subjectLabel: field.text(),
    /** What the person asked, if they changed the prompt; empty for the usual one. */
    prompt: field.text(),
    /** Markdown, with personal data in place again. */
    answer: field.text(),
    result: field.json<AiResult>({}),
    /** What the service said about this answer, such as that the model read only part of the prompt. */
    warning: field.text(),
    provider: field.text(),
    model: field.text(),
    /** `stop`, `length`, `stopped` or `failed`. Only `stop` is complete. */
    finish: field.text('stop'),
    createdDate: field.text(),
    /** What the person decided about each change that the answer suggests, in their order. */
    decisions: field.json<readonly ChangeDecision[]>([]),
    /** Whether the person saved it with its subject. Others are deleted when newer ones come. */
    isSaved: field.boolean(false),
  },
  indexes: ['subjectId', 'createdDate'],
});
export type StoredAnswer = RowOf<typeof aiAnswerTable>;
