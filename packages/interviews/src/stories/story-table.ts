import { defineTable, field, type RowOf } from '@keepmark/local-store';
import type { Competency } from '../question-bank/competencies';

/** The table of a person's own stories, in the four parts of the STAR method. */
export const storyTable = defineTable('interview_stories', {
  fields: {
    title: field.text(),
    situation: field.text(),
    task: field.text(),
    action: field.text(),
    result: field.text(),
    /** The competencies that it shows. */
    competencies: field.list<Competency>(),
  },
  indexes: ['title'],
});
export type Story = RowOf<typeof storyTable>;
export type StoryValues = Partial<Omit<Story, 'internalId'>>;
