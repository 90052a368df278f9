import { developmentCareAndTeaching } from './development/care-and-teaching';
import { developmentOffice } from './development/office';
import { developmentTrades } from './development/trades';
import type { LabeledResume } from './labeled-lines';

/** Lines that the lists and rules were written with. */
export const developmentLines: readonly LabeledResume[] = [
  ...developmentTrades,
  ...developmentCareAndTeaching,
  ...developmentOffice,
];
