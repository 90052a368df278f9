import type { AiResult } from '@keepmark/contracts';
import { defineTable, field, type RowOf } from '@keepmark/local-store';

/** What a person decided about a suggested change. */
export interface ChangeDecision {
  readonly choice: 'open' | 'accepted' | 'rejected';
  /** Claims that the person said are true, by their offset in the suggested text. */
  readonly confirmed: readonly number[];
}

/** AI answers: the newest ones, to compare, and saved ones. `createdDate` is ISO 8601. */
export const aiAnswerTable = defineTable('ai_answers', {
  fields: {
    /** An `AiTaskKind`. */
    kind: field.text(),
    title: field.text(),
    /** An `AiSubjectType`. */
    subjectType: field.text(),
    subjectId: field.text(),
    subjectLabel: field.text(),
    /** The prompt, if the person changed it; empty for the default one. */
    prompt: field.text(),
    /** Markdown, with personal data restored. */
    answer: field.text(),
    result: field.json<AiResult>({}),
    /** Notices of the service, such as that the model read only part of the prompt. */
    warning: field.text(),
    provider: field.text(),
    model: field.text(),
    /** `stop`, `length`, `stopped` or `failed`. Only `stop` is complete. */
    finish: field.text('stop'),
    createdDate: field.text(),
    /** The person's decision about each suggested change, in order. */
    decisions: field.json<readonly ChangeDecision[]>([]),
    /** Whether the person saved it with its subject. Newer answers replace unsaved ones. */
    isSaved: field.boolean(false),
  },
  indexes: ['subjectId', 'createdDate'],
});
export type StoredAnswer = RowOf<typeof aiAnswerTable>;
