/** Contact types (specification, section 9). */
export const contactTypes = ['recruiter', 'co-worker', 'employee', 'linked-in', 'other'] as const;
export type ContactType = (typeof contactTypes)[number];

export const contactTypeLabels: Readonly<Record<ContactType, string>> = {
  recruiter: 'Recruiter',
  'co-worker': 'Co-worker',
  employee: 'Employee',
  'linked-in': 'LinkedIn',
  other: 'Other',
};

export const isContactType = (value: unknown): value is ContactType =>
  contactTypes.some((contactType) => contactType === value);
