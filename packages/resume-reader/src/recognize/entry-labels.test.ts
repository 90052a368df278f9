import { expect, it } from 'vitest';
import { recognize } from './recognize';
import { sourceCell, sourceLine } from '../testing/source-lines';

const line = (text: string, { bold = false, x = 22, size = 12, gap = 1.3, right = '' } = {}) =>
  sourceLine(
    [text, ...(right === '' ? [] : [right])].map((cell, index) => sourceCell(cell, index === 0 ? x : 450, bold)),
    { style: `Sans${bold ? ' bold' : ''} ${size}`, size, gap },
  );

it('takes "Highlights" within an entry for the label of its bullets', () => {
  const { document, unplaced } = recognize([
    line('Danielle Okonkwo', { bold: true, size: 24 }),
    line('Work', { bold: true, size: 19.5, gap: 2.7 }),
    line('St. Brigid Medical Center', { bold: true, gap: 1.8, right: '2020-03-01 — ' }),
    line('Charge Nurse', { bold: true }),
    line('Highlights', { bold: true }),
    line('Coordinate a 42-bed emergency department with 18 nurses, redesigning the huddle', { x: 52 }),
    line('and the way beds are assigned', { x: 52 }),
    line('Preceptor for 11 new graduate nurses', { x: 52 }),
    line('Pinecrest Care Home', { bold: true, gap: 2, right: '2015-01-01 — 2017-05-01' }),
    line('Certified Nursing Assistant', { bold: true }),
    line('Highlights', { bold: true }),
    line('Assisted 12 residents with daily living', { x: 52 }),
  ]);
  const [experience] = document.sections;
  expect(experience).toMatchObject({
    kind: 'experience',
    entries: [
      {
        companyName: 'St. Brigid Medical Center',
        title: 'Charge Nurse',
        notes:
          '- Coordinate a 42-bed emergency department with 18 nurses, redesigning the huddle and the way beds are assigned\n- Preceptor for 11 new graduate nurses',
      },
      {
        companyName: 'Pinecrest Care Home',
        title: 'Certified Nursing Assistant',
        notes: '- Assisted 12 residents with daily living',
      },
    ],
  });
  expect(unplaced).toEqual([]);
});
