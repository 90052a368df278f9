import { expect, it } from 'vitest';
import { nameKey } from './name-key';

it.each([
  ['Springfield', 'springfield'],
  ['San Antonio', 'san antonio'],
  ['ST. LOUIS', 'saint louis'],
  ['St Louis', 'saint louis'],
  ['Sault Ste. Marie', 'sault sainte marie'],
  ['Ft Worth', 'fort worth'],
  ['The Bronx', 'the bronx'],
  ['Mount  Vernon ', 'mount vernon'],
  ['Winston-Salem', 'winston salem'],
  ["Coeur d'Alene", 'coeur dalene'],
  ['Saint-Étienne', 'saint etienne'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['Straßburg', 'strassburg'],
  ['Hải Phòng', 'hai phong'],
  ['Zu\u0308rich', 'zurich'],
  ['Ñuñoa', 'nunoa'],
  ['東京', '東京'],
  ['Москва', 'москва'],
  ['29 Palms', '29 palms'],
  ['', ''],
  [' ', ''],
  ['...', ''],
])('makes %j the same as its other spellings', (name, key) => {
  expect(nameKey(name)).toBe(key);
});
