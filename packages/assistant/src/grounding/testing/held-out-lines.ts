import { heldOutCareAndTeaching } from './held-out/care-and-teaching';
import { heldOutOffice } from './held-out/office';
import { heldOutTrades } from './held-out/trades';
import type { LabeledResume } from './labeled-lines';

/** Lines about other jobs than those of `development-lines.ts`, first measured before any rule was fitted to them. */
export const heldOutLines: readonly LabeledResume[] = [...heldOutTrades, ...heldOutCareAndTeaching, ...heldOutOffice];
