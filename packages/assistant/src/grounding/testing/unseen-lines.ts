import { eighthSet } from './unseen/eighth-set';
import { fifthSet } from './unseen/fifth-set';
import { firstSet } from './unseen/first-set';
import { fourthSet } from './unseen/fourth-set';
import { secondSet } from './unseen/second-set';
import { seventhSet } from './unseen/seventh-set';
import { sixthSet } from './unseen/sixth-set';
import { thirdSet } from './unseen/third-set';
import type { LabeledResume } from './labeled-lines';

/** Eight sets written without the rules in sight; each was measured before any rule was fitted to it. */
export const unseenSets: readonly (readonly LabeledResume[])[] = [
  firstSet,
  secondSet,
  thirdSet,
  fourthSet,
  fifthSet,
  sixthSet,
  seventhSet,
  eighthSet,
];
