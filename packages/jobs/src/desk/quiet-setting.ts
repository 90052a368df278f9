import { defineSetting } from '@keepmark/app-shell/setting';
import { defaultQuietAfterDays, quietAfterDaysChoices } from './quiet';

/** The setting "No reply after", in days. */
export const quietAfterDays = defineSetting<number>(
  'jobs',
  'quietAfterDays',
  (stored) => quietAfterDaysChoices.find((choice) => choice === Number(stored)) ?? defaultQuietAfterDays,
);
