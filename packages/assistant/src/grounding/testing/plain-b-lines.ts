import { plainerCareAndTeaching } from './unseen/plain-b/care-and-teaching';
import { plainerLetters } from './unseen/plain-b/letters';
import { plainerOfficeAndSoftware } from './unseen/plain-b/office-and-software';
import { plainerTradesAndDriving } from './unseen/plain-b/trades-and-driving';

export const plainLinesB = [
  ...plainerTradesAndDriving,
  ...plainerCareAndTeaching,
  ...plainerOfficeAndSoftware,
  ...plainerLetters,
];
