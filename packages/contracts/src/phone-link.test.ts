import { expect, it } from 'vitest';
import { phoneLink } from './phone-link';

it.each([
  ['+358 (0)294 720 001', 'tel:+358294720001'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['0044 (0)20 7946 0000', 'tel:00442079460000'],
  ['(0)294 720 001', 'tel:0294720001'],
  ['+377 93 15 36 00; +377 93 15 36 01', 'tel:+37793153600'],
  ['+1 (555) 010-9999', 'tel:+15550109999'],
  ['555.010.9999 ext. 12', 'tel:5550109999;ext=12'],
  ['555 010 9999x34', 'tel:5550109999;ext=34'],
  ['ask Jane', undefined],
  ['', undefined],
])('a call to %j is %j', (phoneNumber, link) => {
  expect(phoneLink(phoneNumber)).toBe(link);
});
