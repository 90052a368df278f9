import type { Competency } from './competencies';
import type { OccupationGroup } from './occupation-groups';
import type { AskedPerson } from './questions-to-ask';

export const questionKinds = ['behavioral', 'situational', 'motivation', 'technical', 'ask'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionKindLabels: Readonly<Record<QuestionKind, string>> = {
  behavioral: 'Behavioral',
  situational: 'Situational',
  motivation: 'Motivation',
  technical: 'Technical',
  ask: 'Questions to ask',
};

/** A question to practice. */
export interface Question {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly text: string;
  /** The competency of a behavioral or situational question. */
  readonly competency?: Competency;
  /** The occupation group of a technical question. */
  readonly group?: OccupationGroup;
  /** Whom to ask. */
  readonly person?: AskedPerson;
}
