import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { readExperience } from './read-experience';

describe('a job whose head is one line with commas', () => {
  const jobs = (text: string) => readExperience(textLines(text)).entries;

  it('has the line below in its notes, not as its company', () => {
    expect(jobs('Baker, Hearth Row, New York, 01/2020 - Present\nShaped the sourdough on weekends\n')).toMatchObject([
      {
        title: 'Baker',
        companyName: 'Hearth Row',
        city: 'New York',
        startDate: '2020-01',
        endDate: 'present',
        notes: 'Shaped the sourdough on weekends',
      },
    ]);
    expect(jobs('Planner, Vale Foods, Lisbon, 2018 – 2021\nWrote the guide for new staff\n')).toMatchObject([
      { title: 'Planner', companyName: 'Vale Foods', city: 'Lisbon', notes: 'Wrote the guide for new staff' },
    ]);
  });

  it('has its dates in a column of its own', () => {
    const head = (text: string, dates: string) =>
      sourceLine([sourceCell(text, 40), sourceCell(dates, 400)], { gap: 1.6 });
    const below = (text: string) => sourceLine([sourceCell(text, 40)]);
    const lines = [
      head('Dispatcher, Quay North', '2018 – 2021'),
      below('Led the night shift'),
      head('Planner, Vale Foods', '2014 – 2018'),
      below('Cut fuel by 12 percent'),
    ];
    expect(readExperience(lines).entries).toMatchObject([
      { title: 'Dispatcher', companyName: 'Quay North', notes: 'Led the night shift' },
      { title: 'Planner', companyName: 'Vale Foods', notes: 'Cut fuel by 12 percent' },
    ]);
  });

  it('may have a title with a comma above its company', () => {
    expect(jobs('Manager, Production, 2018 – 2021\nVale Foods\n')).toMatchObject([
      { title: 'Manager, Production', companyName: 'Vale Foods' },
    ]);
  });

  it('may have a city and its state without a company', () => {
    expect(jobs('Nurse, Austin, TX, 2018 – 2021\nLed the night shift\n')).toMatchObject([
      { title: 'Nurse', city: 'Austin', state: 'TX' },
    ]);
  });

  it('may have a title with a comma before a company that is one by its words', () => {
    expect(
      jobs('Charge Nurse, Surgical ICU, Mercy Hospital, Toledo, OH, 2018 – 2021\nLed the night shift\n'),
    ).toMatchObject([
      { title: 'Charge Nurse, Surgical ICU', companyName: 'Mercy Hospital', city: 'Toledo', state: 'OH' },
    ]);
  });

  it('may say at which company it was', () => {
    expect(jobs('Legal Secretary at Brandt, Ochoa & Stern, Chicago, IL (2008 – 2012)\nTyped letters\n')).toMatchObject([
      { title: 'Legal Secretary', companyName: 'Brandt, Ochoa & Stern', city: 'Chicago', state: 'IL' },
    ]);
    expect(jobs('Commis at Le Petit Bouchon, Lyon (2015 – 2017)\nPeeled onions\n')).toMatchObject([
      { title: 'Commis', companyName: 'Le Petit Bouchon', city: 'Lyon' },
    ]);
    expect(jobs('Editor at Large, 2008 – 2012\nVale Press\n')).toMatchObject([{ title: 'Editor at Large' }]);
  });

  it('follows the others where its words say nothing', () => {
    const text =
      'Planner, Vale Foods, Lisbon, 2018 – 2021\nWrote the guide\n\nHead Roaster, Beanery, Utrecht, 2014 – 2018\nRoasted\n\nBarkeep, Zum Anker, Bremen, 2012 – 2014\nPoured\n';
    expect(jobs(text)[2]).toMatchObject({ title: 'Barkeep', companyName: 'Zum Anker', city: 'Bremen' });
  });

  it('may have its dates below', () => {
    const text = 'Charge Nurse, Surgical ICU, Mercy Hospital\nApr 2020 – Present | Toledo, OH\nLed the night shift\n';
    expect(jobs(text)).toMatchObject([
      { title: 'Charge Nurse, Surgical ICU', companyName: 'Mercy Hospital', city: 'Toledo', startDate: '2020-04' },
    ]);
  });
});
