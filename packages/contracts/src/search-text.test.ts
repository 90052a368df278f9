import { expect, it } from 'vitest';
import { searchText, searchWords } from './search-text';

it.each([
  ['Müller', 'muller'],
  ['KÖLN', 'koln'],
  ['José', 'jose'],
  ['Łódź', 'lodz'],
  ['ŁÓDŹ', 'lodz'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['IŞIK', 'isik'],
  ['Işık', 'isik'],
  ['Ærø Smørrebrød', 'aero smorrebrod'],
  ['Þórður Đorđević', 'thordur dordevic'],
  ['O’Brien–Ng', "o'brien-ng"],
  ['ﬁnance Ｔｏｋｙｏ', 'finance tokyo'],
  ['Zu\u0308rich', 'zurich'],
  ['Έλληνας ёлка', 'ελληνας елка'],
  ['東京 が', '東京 が'],
  ['한국', '한국'],
  ['हिन्दी', 'हिन्दी'],
  ['Chef & Co. 7', 'chef & co. 7'],
  ['', ''],
])('searches %j as %j', (text, searched) => {
  expect(searchText(text)).toBe(searched);
  expect(searchText(searched)).toBe(searched);
});

it('finds a word by its first letters', () => {
  for (const [text, typed] of [
    ['Müller', 'mül'],
    ['Straße', 'stras'],
    ['İzmir', 'iz'],
    ['한국', '한'],
  ] as const) {
    expect(searchText(text).startsWith(searchText(typed))).toBe(true);
  }
});

it('splits a query into words', () => {
  expect(searchWords('  Łódź\u00A0 Chef ')).toEqual(['lodz', 'chef']);
  expect(searchWords(' ')).toEqual([]);
});
