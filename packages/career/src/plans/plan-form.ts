import { atMost, required } from '@keepmark/ui/form-values';
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
