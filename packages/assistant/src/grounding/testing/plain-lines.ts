import { newCareAndTeaching } from './unseen/plain-e/care-and-teaching';
import { newOfficeAndSoftware } from './unseen/plain-e/office-software-letters';
import { newTradesAndDriving } from './unseen/plain-e/trades-and-driving';
import { otherOfficeAndSoftware } from './unseen/plain-f/office-software-german';
import { otherTradesAndCare } from './unseen/plain-f/trades-driving-care';
import { plainCareAndTeaching } from './unseen/plain-a/care-and-teaching';
import { plainGermanAndLetters } from './unseen/plain-a/german-and-letters';
import { plainOfficeAndSoftware } from './unseen/plain-a/office-and-software';
import { plainTradesAndDriving } from './unseen/plain-a/trades-and-driving';
import { plainerCareAndTeaching } from './unseen/plain-b/care-and-teaching';
import { plainerLetters } from './unseen/plain-b/letters';
import { plainerOfficeAndSoftware } from './unseen/plain-b/office-and-software';
import { plainerTradesAndDriving } from './unseen/plain-b/trades-and-driving';
import { plainestCareAndTeaching } from './unseen/plain-c/care-and-teaching';
import { plainestOfficeAndSoftware } from './unseen/plain-c/office-software-letters';
import { plainestTradesAndDriving } from './unseen/plain-c/trades-and-driving';
import { lastCareAndTeaching } from './unseen/plain-d/care-and-teaching';
import { lastOfficeAndSoftware } from './unseen/plain-d/office-software-letters';
import { lastTradesAndDriving } from './unseen/plain-d/trades-and-driving';
import type { LabeledResume } from './labeled-lines';

/** Written as a good model rewrites, in sets without the rules in sight; each was measured before a rule was changed. */
export const plainLines: readonly LabeledResume[] = [
  ...plainTradesAndDriving,
  ...plainCareAndTeaching,
  ...plainOfficeAndSoftware,
  ...plainGermanAndLetters,
  ...plainerTradesAndDriving,
  ...plainerCareAndTeaching,
  ...plainerOfficeAndSoftware,
  ...plainerLetters,
  ...plainestTradesAndDriving,
  ...plainestCareAndTeaching,
  ...plainestOfficeAndSoftware,
  ...lastTradesAndDriving,
  ...lastCareAndTeaching,
  ...lastOfficeAndSoftware,
  ...newTradesAndDriving,
  ...newCareAndTeaching,
  ...newOfficeAndSoftware,
  ...otherTradesAndCare,
  ...otherOfficeAndSoftware,
];
