import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { withContentMeanings } from './content-meanings';
import type { SourceSection } from './split-sections';

const section = (heading: string, text: string, meaning: SourceSection['meaning'] = 'custom'): SourceSection => ({
  heading,
  meaning,
  lines: textLines(text),
});
const meaningsOf = (...sections: SourceSection[]) => withContentMeanings(sections).map(({ meaning }) => meaning);

describe('the meaning of a section whose heading is unknown', () => {
  it('is experience when job titles have dates', () => {
    const text = 'Acme — Data analyst\nFeb 2021 – now\n- Built a dashboard\nGlobex — Teacher\nSep 2017 – Dec 2020';
    expect(meaningsOf(section('Where I’ve worked', text))).toEqual(['experience']);
  });

  it('is experience when entries with dates and bullets stand below a name for summaries', () => {
    const text =
      'Vale Foods — Plant Manager\nFeb 2021 – now\n- Ran two shifts\nQuay North — Senior Analyst\nSep 2017 – Dec 2020';
    expect(meaningsOf(section('Career summary', text, 'summary'))).toEqual(['experience']);
    expect(meaningsOf(section('My path', text))).toEqual(['experience']);
  });

  it('is skills when names without dates stand below "Qualifications" beside studies', () => {
    const names = 'Class A license, Tanker endorsement, Reefer units, Logs, Minor repairs';
    const studies = section('Education', 'University of Leeds — BSc Mathematics\n2009 – 2012', 'education');
    expect(meaningsOf(studies, section('Qualifications', names, 'education'))).toEqual(['education', 'skills']);
  });

  it('is education when schools have dates', () => {
    const text = 'University of Leeds — BSc Mathematics\n2009 – 2012';
    expect(meaningsOf(section('Where I studied', text))).toEqual(['education']);
  });

  it('is skills when it lists short names', () => {
    expect(meaningsOf(section('What I’m good at', 'SQL / Python / Power BI / Statistics / Presenting'))).toEqual([
      'skills',
    ]);
  });

  it('is the summary when the first section is a paragraph and no heading is known', () => {
    const text =
      'After nine years of teaching mathematics I retrained as a data analyst.\nI explain numbers to people who ask.';
    expect(meaningsOf(section('Hello', text), section('Other things', 'Juggling'))).toEqual(['summary', 'custom']);
    expect(meaningsOf(section('Hello', text), section('Experience', 'Cook', 'experience'))).toEqual([
      'custom',
      'experience',
    ]);
  });

  it('stays the person’s own when the file has such a section already', () => {
    const board = section('Boards', 'Board Member, MassMEDIC\n2018 – 2022');
    expect(meaningsOf(section('Experience', 'Cook', 'experience'), board)).toEqual(['experience', 'custom']);
  });
});

describe('qualifications and training', () => {
  it('are certificates where the file has studies as well', () => {
    const studies = section('Education', 'West College\n2010 – 2014', 'education');
    expect(meaningsOf(section('Tickets & Qualifications', 'First Aid at Work', 'education'), studies)).toEqual([
      'certifications',
      'education',
    ]);
  });

  it('are studies where a school is dated and nothing else is', () => {
    const text = 'Diploma in Cooking\nInstitut de tourisme, 2014 - 2016';
    expect(meaningsOf(section('Training', text, 'certifications'))).toEqual(['education']);
  });
});

it('reads a section with nothing but addresses as contact data', () => {
  expect(meaningsOf(section('Find me', 'behance.net/zsofiah\n+44 7700 900412\nBristol, UK'))).toEqual(['contact']);
  expect(meaningsOf(section('People who know me', 'Iain McCrindle, 07700 900771'))).toEqual(['custom']);
});
