import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { readFurther } from './read-further';
import { sourceCell, sourceLine } from '../testing/source-lines';

describe('interests', () => {
  const row = (x: number, label: string, text: string) => sourceLine([sourceCell(label, x), sourceCell(text, 140)]);

  it('have a label beside their text', () => {
    const lines = [row(90, 'Chess', 'club captain, Elo 1900'), row(60, 'Beekeeping', 'four hives')];
    expect(readFurther('interests', lines).entries).toMatchObject([
      { title: 'Chess', keywords: ['club captain', 'Elo 1900'] },
      { title: 'Beekeeping', keywords: ['four hives'] },
    ]);
  });

  it('are one each where they stand in a grid', () => {
    const lines = [row(60, 'Chess', 'Rowing'), row(60, 'Opera', 'Trail running')];
    expect(readFurther('interests', lines).entries.map(({ title }) => title)).toEqual([
      'Chess',
      'Rowing',
      'Opera',
      'Trail running',
    ]);
  });
});

it('has a project for each name in bold with a dash behind it', () => {
  const named = (name: string, text: string) => {
    const [bold] = sourceCell(name, 40, true).runs;
    const cell = sourceCell(` — ${text}`, 40);
    return sourceLine([{ ...cell, text: `${name} — ${text}`, runs: [...(bold ? [bold] : []), ...cell.runs] }]);
  };
  const lines = [named('Windward', 'a map of headwinds'), named('Pumpkin', 'a calendar of harvests')];
  expect(readFurther('projects', lines).entries.map(({ title }) => title)).toEqual(['Windward', 'Pumpkin']);
});

it('has the dates behind what a volunteer does, however long that is', () => {
  const lines = [
    sourceLine([sourceCell('Radio Harbor', 40, true)], { style: 'Sans-Bold 10' }),
    sourceLine([sourceCell('Host of a weekly jazz hour | 2014 – 2018', 40)]),
  ];
  expect(readFurther('volunteering', lines).entries).toMatchObject([
    { title: 'Host of a weekly jazz hour', organization: 'Radio Harbor', startDate: '2014', endDate: '2018' },
  ]);
});

it('keeps the years of an award that was won twice in its name', () => {
  const lines = textLines('Best Seafood, Coastal Eats, 2020 and 2021\nChef of the Year, Maine Table, 2022\n');
  expect(readFurther('awards', lines).entries).toMatchObject([
    { title: 'Best Seafood, Coastal Eats, 2020 and 2021', startDate: '' },
    { title: 'Chef of the Year', organization: 'Maine Table', startDate: '2022' },
  ]);
});

it('has two certificates on two lines of one look, one of them with a date', () => {
  const lines = textLines('Electrical License EL-552\nOSHA 10, 2020\n');
  expect(readFurther('certifications', lines).entries).toMatchObject([
    { title: 'Electrical License EL-552' },
    { title: 'OSHA 10', startDate: '2020' },
  ]);
});

it('has certificates on one line with a mark between them', () => {
  const titles = (text: string) => readFurther('certifications', textLines(text)).entries.map(({ title }) => title);
  expect(titles('Work at height (2024) • Sea survival (2022) • First aid\n')).toEqual([
    'Work at height',
    'Sea survival',
    'First aid',
  ]);
  expect(titles('CPA • State of Ohio • 2019\n')).toHaveLength(1);
});

it('has a referee on each line with contact data', () => {
  const lines = textLines(
    'Dale Kovach, Superintendent, Buckeye Electric, 330.555.0111\nRuth Sims | Akron Institute | ruth@sims.example\n',
  );
  expect(readFurther('references', lines).entries).toMatchObject([
    { title: 'Dale Kovach', organization: 'Superintendent, Buckeye Electric', notes: '330.555.0111' },
    { title: 'Ruth Sims', organization: 'Akron Institute', notes: 'ruth@sims.example' },
  ]);
  expect(readFurther('references', textLines('Dale Kovach\nSuperintendent\n330.555.0111\n')).entries).toHaveLength(1);
});

it('has a publication of two lines that was wrapped', () => {
  const lines = ['Obi, A. (2021). Listening at 90 km/h. Journal of Applied', 'Mobility, 12(3), 44–61.'].map(
    (text, at) => sourceLine([sourceCell(text, 40)], { hadNoRoom: at > 0, isFull: at === 0 }),
  );
  expect(readFurther('publications', lines).entries).toMatchObject([
    { title: 'Listening at 90 km/h', organization: 'Journal of Applied Mobility, 12(3), 44–61', startDate: '2021' },
  ]);
});

it('parts a certificate from its issuer in smaller letters below', () => {
  const lines = [
    sourceLine([sourceCell('Certified Sommelier', 40)], { size: 11, style: 'Sans 11', isFull: true }),
    sourceLine([sourceCell('Court of Wines, 2019', 40)], { size: 9.5, style: 'Sans 9.5', isFull: true }),
  ];
  expect(readFurther('certifications', lines).entries).toMatchObject([
    { title: 'Certified Sommelier', organization: 'Court of Wines', startDate: '2019' },
  ]);
});
