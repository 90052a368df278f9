import type { UseFormReturnType } from '@mantine/form';
import type { JobFormValues } from './job-form';

/** What each group of fields in the form of a job takes. */
export interface JobFieldsProps {
  form: UseFormReturnType<JobFormValues>;
}

/** The fields that a location fills. */
export const locationNames = ['location', 'city', 'state', 'country', 'latitude', 'longitude'] as const;
