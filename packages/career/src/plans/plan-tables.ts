import { defineTable, field, type RowOf } from '@keepmark/local-store';

/** Kinds of step. Each has a default wording and due date. */
export const planStepKinds = ['skill', 'certificate', 'people', 'project', 'apply', 'other'] as const;
export type PlanStepKind = (typeof planStepKinds)[number];

/** Plans toward a career. `targetDate` is a calendar day or empty; moments are ISO 8601. */
export const careerPlanTable = defineTable('career_plans', {
  fields: {
    /** The goal, such as "Become a registered nurse". */
    title: field.text(),
    /** The picked or typed career. */
    career: field.text(),
    /** Its O*NET-SOC code; empty if typed. */
    careerCode: field.text(),
    targetDate: field.text(),
    notes: field.text(),
    dateAdded: field.text(),
    dateUpdated: field.text(),
  },
  indexes: ['dateAdded'],
});
export type CareerPlan = RowOf<typeof careerPlanTable>;

/** Steps of plans. `dueOn` and `doneOn` are calendar days, or empty. */
export const careerPlanStepTable = defineTable('career_plan_steps', {
  fields: {
    planId: field.text(),
    kind: field.oneOf(planStepKinds, 'other'),
    title: field.text(),
    notes: field.text(),
    dueOn: field.text(),
    doneOn: field.text(),
    displayOrder: field.number(1),
  },
  indexes: ['planId'],
});
export type CareerPlanStep = RowOf<typeof careerPlanStepTable>;
