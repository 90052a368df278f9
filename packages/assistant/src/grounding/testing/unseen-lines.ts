import { care } from './unseen/care';
import { driving } from './unseen/driving';
import { german } from './unseen/german';
import { health } from './unseen/health';
import { hospitality } from './unseen/hospitality';
import { military } from './unseen/military';
import { moreOffice } from './unseen/more-office';
import { moreTrades } from './unseen/more-trades';
import { office } from './unseen/office';
import { service } from './unseen/service';
import { software } from './unseen/software';
import { students } from './unseen/students';
import { teaching } from './unseen/teaching';
import { trades } from './unseen/trades';
import { warehouseAndRetail } from './unseen/warehouse-and-retail';
import { roughNotes } from './unseen/rough-notes';
import { mergedLines } from './unseen/merged-lines';
import { jargon } from './unseen/jargon';
import { freeRewrites } from './unseen/free-rewrites';
import { moreFreeRewrites } from './unseen/more-free-rewrites';
import { joinedNotes } from './unseen/joined-notes';
import type { LabeledResume } from './labeled-lines';

/** Written in fourteen sets without the rules in sight. Each was measured before any rule was fitted to it. */
export const unseenLines: readonly LabeledResume[] = [
  ...care,
  ...driving,
  ...german,
  ...health,
  ...hospitality,
  ...military,
  ...moreOffice,
  ...moreTrades,
  ...office,
  ...service,
  ...software,
  ...students,
  ...teaching,
  ...trades,
  ...warehouseAndRetail,
  ...roughNotes,
  ...mergedLines,
  ...jargon,
  ...freeRewrites,
  ...moreFreeRewrites,
  ...joinedNotes,
];
