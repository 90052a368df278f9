import type { FormPart } from '@keepmark/ui/entity-form';
import * as z from 'zod/mini';
import { plainName } from '../place';
import type { PlaceGroup } from '../place-group-tables';

/** The values of the form's inputs. */
export interface GroupFormValues extends Record<string, unknown> {
  name: string;
  description: string;
  notes: string;
}

/** The fields of the form as people see them. */
export const groupFormParts: readonly FormPart<GroupFormValues>[] = [
  { label: 'Name', fields: ['name'] },
  { label: 'Description', fields: ['description'] },
  { label: 'Notes', fields: ['notes'] },
];

export const groupFormOf = (group?: PlaceGroup): GroupFormValues => ({
  name: group?.name ?? '',
  description: group?.description ?? '',
  notes: group?.notes ?? '',
});

export const groupValuesOf = ({ name, description, notes }: GroupFormValues) => ({
  name: name.trim(),
  description: description.trim(),
  notes: notes.trim(),
});

/** Validates the form. @param others the other groups, since names must be unique */
export function groupFormSchema(others: readonly Pick<PlaceGroup, 'name'>[]) {
  const taken = new Set(others.map(({ name }) => plainName(name)));
  return z.object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, 'Enter a name.'),
      z.maxLength(200, 'Use 200 characters or fewer.'),
      z.refine((name) => !taken.has(plainName(name)), 'A group with this name already exists.'),
    ),
    description: z.string().check(z.maxLength(500, 'Use 500 characters or fewer.')),
    notes: z.string().check(z.maxLength(20_000, 'Use 20,000 characters or fewer.')),
  });
}
