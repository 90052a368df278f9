import { expect, it } from 'vitest';
import { shortAreaName } from './area-name';

it.each([
  ['Austin-Round Rock-San Marcos, TX', 'Austin'],
  ['Denver-Aurora-Centennial, CO', 'Denver'],
  ['Yuma, AZ', 'Yuma'],
  ['Winston-Salem, NC', 'Winston-Salem'],
  ['Scranton--Wilkes-Barre, PA', 'Scranton'],
  ['Northwest Alabama nonmetropolitan area', 'Northwest Alabama nonmetropolitan area'],
  ['Texas', 'Texas'],
])('the area %j is %j inside a sentence', (name, short) => {
  expect(shortAreaName(name)).toBe(short);
});
