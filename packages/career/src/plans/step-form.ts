import type { FormPart } from '@keepmark/ui/entity-form';
import { atMost, required } from '@keepmark/ui/form-values';
import { calendarDayOf, dayAfter, formatDay, isCalendarDay } from '@keepmark/ui/words';
import * as z from 'zod/mini';
import { stepKindLabels, type StepValues } from './plan';
import { usualDays } from './plan-template';
import { type CareerPlanStep, type PlanStepKind, planStepKinds } from './plan-tables';

/** The values of the inputs. */
export interface StepFormValues extends Record<string, unknown> {
  kind: PlanStepKind;
  title: string;
  /** A calendar day, or empty. */
  dueOn: string;
  notes: string;
}

/** The fields of the form as people see them. */
export const stepFormParts: readonly FormPart<StepFormValues>[] = [
  { label: 'Kind', fields: ['kind'], text: ({ kind }) => stepKindLabels[kind] },
  { label: 'Due', fields: ['dueOn'], text: ({ dueOn }) => formatDay(dueOn) },
  { label: 'Step', fields: ['title'] },
  { label: 'Notes', fields: ['notes'] },
];

/** The default due date of a new step. */
export const usualDueDate = (kind: PlanStepKind): string => dayAfter(calendarDayOf(new Date()), usualDays[kind]);

export const newStepForm = (title = ''): StepFormValues => ({
  kind: 'skill',
  title,
  dueOn: usualDueDate('skill'),
  notes: '',
});

export const stepFormOf = ({ kind, title, dueOn, notes }: CareerPlanStep): StepFormValues => ({
  kind,
  title,
  dueOn,
  notes,
});

/** The values to store. */
export const stepValuesOf = ({ kind, title, dueOn, notes }: StepFormValues) =>
  ({ kind, title: title.trim(), dueOn, notes: notes.trim() }) satisfies StepValues;

export const maxStepTitle = 300;

/** An empty text or a calendar day. */
export const optionalDay = z
  .string()
  .check(z.refine((text) => text === '' || isCalendarDay(text), 'Enter a full date, or leave it empty.'));

/** The form's rules, with messages. */
export const stepFormSchema = z.object({
  kind: z.enum(planStepKinds),
  title: required('Enter what to do.', maxStepTitle),
  dueOn: optionalDay,
  notes: atMost(5000),
});
