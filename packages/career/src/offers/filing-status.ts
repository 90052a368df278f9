import { defineSetting } from '@keepmark/app-shell/setting';
import { filingStatuses, type FilingStatus } from './tax';

export const filingStatusLabels: Readonly<Record<FilingStatus, string>> = {
  single: 'Single',
  marriedJointly: 'Married, filing jointly',
};

/** The person's tax filing status, for all offers. */
export const filingStatusSetting = defineSetting<FilingStatus>(
  'offers',
  'filing-status',
  (stored) => filingStatuses.find((status) => status === stored) ?? 'single',
);
