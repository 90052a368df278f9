import { describe, expect, it } from 'vitest';
import { joined } from './join-lines';
import { readEducation } from './read-education';
import { readExperience } from './read-experience';
import { readFurther } from './read-further';
import { readSkills } from './read-skills';
import { sourceCell, sourceLine } from '../testing/source-lines';

const line = (text: string, style = 'Sans 10') => sourceLine([sourceCell(text, 40)], { style });

describe('heads of entries', () => {
  it('have dates above them, and a sentence below that names a title', () => {
    const { entries } = readExperience([
      line('August 2019 – Present', 'Dates'),
      line('Chef, Blue Door Bistro, Salem, OR', 'Head'),
      line('Run a kitchen of six. Lead baker for the winter market.'),
      line('May 2014 – June 2019', 'Dates'),
      line('Baker, Millstone Bread, Salem, OR', 'Head'),
    ]);
    expect(entries).toMatchObject([
      { title: 'Chef', companyName: 'Blue Door Bistro' },
      { title: 'Baker', companyName: 'Millstone Bread', startDate: '2014-05' },
    ]);
  });

  it('have a company before a city that is called like its state', () => {
    const { entries } = readExperience([line('The Garland Hotel, New York - Head Cook'), line('2019 – 2021')]);
    expect(entries).toMatchObject([{ title: 'Head Cook', companyName: 'The Garland Hotel', city: 'New York' }]);
  });

  it('have a title in bold that is whole where the company follows in another look', () => {
    const runs = [
      { text: 'Engineer – Wind Parks ', isBold: true, isItalic: false, href: '' },
      { text: 'Borea S.A.', isBold: false, isItalic: false, href: '' },
    ];
    const head = sourceLine([{ text: 'Engineer – Wind Parks Borea S.A.', x: 40, runs }]);
    expect(readExperience([line('2019 – 2021'), head]).entries).toMatchObject([
      { title: 'Engineer – Wind Parks', companyName: 'Borea S.A.' },
    ]);
  });

  it('have an expected date of graduation beside the city', () => {
    const { entries } = readEducation([
      line('Lakeside College'),
      line('BSc in Geology'),
      line('Expected May 2027 | Accra, Ghana'),
    ]);
    expect(entries).toMatchObject([{ institutionName: 'Lakeside College', endDate: '2027-05', city: 'Accra' }]);
  });
});

describe('other texts', () => {
  it('leave a compound its hyphen when it breaks there', () => {
    expect(joined('Notes go company-', 'wide.')).toBe('Notes go company-wide.');
    expect(joined('days out-of-', 'stock fell')).toBe('days out-of-stock fell');
    expect(joined('a cross-func-', 'tional team')).toBe('a cross-functional team');
  });

  it('are lists of skills below a label with a colon', () => {
    expect(readSkills([line('Every day:'), line('Rust • Go'), line('Sometimes:'), line('Perl • Lua')])).toMatchObject([
      { skillName: 'Every day', keywords: ['Rust', 'Go'] },
      { skillName: 'Sometimes', keywords: ['Perl', 'Lua'] },
    ]);
  });

  it('are one paragraph where a section has sentences only', () => {
    const text = 'Coach of the chess team, member of the site council, and a helper at the story hour. I keep bees.';
    expect(readFurther('volunteering', [line(text)]).entries).toMatchObject([{ title: '', notes: text }]);
  });
});
