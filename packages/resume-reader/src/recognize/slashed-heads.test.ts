import { expect, it } from 'vitest';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { readEducation } from './read-education';
import { readExperience } from './read-experience';

const head = (text: string) => sourceLine([sourceCell(text, 40)], { style: 'Head' });
const dates = (text: string) => sourceLine([sourceCell(text, 40)], { style: 'Dates' });

it('parts a company and a title at a slash that the heads of all jobs have', () => {
  const { entries } = readExperience([
    head('Tidemark / Senior Editor'),
    dates('August 2022 – Present'),
    head('Harbor & Co / Writer'),
    dates('January 2019 – July 2022'),
  ]);
  expect(entries).toMatchObject([
    { title: 'Senior Editor', companyName: 'Tidemark' },
    { title: 'Writer', companyName: 'Harbor & Co' },
  ]);
});

it('parts a school and a degree at a slash', () => {
  const { entries } = readEducation([head('Hudson Valley College / Bachelor of Arts'), dates('2013 – 2017')]);
  expect(entries).toMatchObject([{ institutionName: 'Hudson Valley College', degree: 'Bachelor of Arts' }]);
});

it('leaves a title with a slash whole', () => {
  const { entries } = readExperience([
    head('Designer / Developer'),
    dates('2020 – 2022'),
    head('Cook / Server'),
    dates('2018 – 2019'),
  ]);
  expect(entries.map(({ title }) => title)).toEqual(['Designer / Developer', 'Cook / Server']);
});
