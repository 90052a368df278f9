import { expect, it } from 'vitest';
import { matchingRows } from './resume-filter';

it('finds rows by every word of the text, whatever its case and accents', () => {
  const rows = [{ title: 'Küche in Łódź' }, { title: 'Teacher' }];
  const found = (text: string) => matchingRows(rows, text, ({ title }) => title);
  expect(found('')).toBe(rows);
  expect(found('lodz KUCHE')).toEqual([rows[0]]);
  expect(found('lodz teacher')).toEqual([]);
});
