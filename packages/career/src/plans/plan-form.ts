import type { FormPart } from '@keepmark/ui/entity-form';
import { atMost, required } from '@keepmark/ui/form-values';
import { formatDay } from '@keepmark/ui/words';
import * as z from 'zod/mini';
import type { CareerPlan } from './plan-tables';
import { optionalDay } from './step-form';

/** The values of the inputs. */
export interface PlanFormValues extends Record<string, unknown> {
  title: string;
  /** A calendar day, or empty. */
  targetDate: string;
  notes: string;
}

/** The fields of the form as people see them. */
export const planFormParts: readonly FormPart<PlanFormValues>[] = [
  { label: 'Goal', fields: ['title'] },
  { label: 'Target date', fields: ['targetDate'], text: ({ targetDate }) => formatDay(targetDate) },
  { label: 'Notes', fields: ['notes'] },
];

export const planFormOf = ({ title, targetDate, notes }: CareerPlan): PlanFormValues => ({ title, targetDate, notes });

/** The values to store. */
export const planValuesOf = ({ title, targetDate, notes }: PlanFormValues) => ({
  title: title.trim(),
  targetDate,
  notes: notes.trim(),
});

/** The form's rules, with messages. */
export const planFormSchema = z.object({
  title: required('Enter a goal.', 200),
  targetDate: optionalDay,
  notes: atMost(10_000),
});
