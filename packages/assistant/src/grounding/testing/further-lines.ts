import { furtherCareAndTeaching } from './further/care-and-teaching';
import { furtherOffice } from './further/office';
import { furtherTrades } from './further/trades';
import type { LabeledResume } from './labeled-lines';

/** Lines about further jobs, written after the rules were fitted to the others. */
export const furtherLines: readonly LabeledResume[] = [...furtherTrades, ...furtherCareAndTeaching, ...furtherOffice];
