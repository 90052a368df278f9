import { plainCareAndTeaching } from './unseen/plain-a/care-and-teaching';
import { plainGermanAndLetters } from './unseen/plain-a/german-and-letters';
import { plainOfficeAndSoftware } from './unseen/plain-a/office-and-software';
import { plainTradesAndDriving } from './unseen/plain-a/trades-and-driving';

export const plainLinesA = [
  ...plainTradesAndDriving,
  ...plainCareAndTeaching,
  ...plainOfficeAndSoftware,
  ...plainGermanAndLetters,
];
