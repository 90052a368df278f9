import { expect, it } from 'vitest';
import { placeRating } from './place-rating';

it.each([
  [4.56, 1204, '$$', ['4.6 of 5 (1,204 reviews)', '$$']],
  [5, 1, '', ['5.0 of 5 (1 review)']],
  [4, null, '$10–20', ['4.0 of 5', '$10–20']],
  [null, 3, '', ['3 reviews']],
  [null, null, '', []],
])('says a rating of %j by %j people and the price %j as %j', (rating, reviews, price, expected) => {
  expect(placeRating({ rating, reviews, price })).toEqual(expected);
});
