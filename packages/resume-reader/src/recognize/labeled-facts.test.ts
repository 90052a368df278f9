import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { factKindOf, leadingLabel } from './labeled-facts';
import { tableRows } from './labeled-tables';
import { readEducation } from './read-education';
import { readExperience } from './read-experience';
import { readFurther } from './read-further';
import { sourceCell, sourceLine } from '../testing/source-lines';

const row = (gap: number, ...cells: readonly (readonly [number, string])[]) =>
  sourceLine(
    cells.map(([x, text]) => sourceCell(text, x)),
    { gap },
  );

describe('labels', () => {
  it('are known in the languages of résumés', () => {
    expect(['Employer', 'Período', 'Société', 'School / College', 'Hobbys'].map(factKindOf)).toEqual([
      'organization',
      'dates',
      'organization',
      'organization',
      undefined,
    ]);
    expect(leadingLabel('Client: Gulf Meridian Bank')).toBe('Client: ');
    expect(leadingLabel('Result: 12% more orders')).toBe('Result: ');
    expect(leadingLabel('Note to self: none')).toBe('');
  });

  it('say what is the title and what the company', () => {
    const lines = textLines(
      'Sahyadri Auto Components, Pune, India\nApr 2021 to Till Date\nDesignation: Deputy Manager\n',
    );
    expect(readExperience(lines).entries).toMatchObject([
      { title: 'Deputy Manager', companyName: 'Sahyadri Auto Components', city: 'Pune', endDate: 'present' },
    ]);
  });

  it('give a project its client, its dates and its tools', () => {
    const lines = textLines(
      'Core Banking Transformation\nClient: Gulf Meridian Bank\nDuration: Jan 2021 – Mar 2022\nEnvironment: Java, Oracle\n- Tested loans\n',
    );
    expect(readFurther('projects', lines).entries).toMatchObject([
      {
        title: 'Core Banking Transformation',
        organization: 'Gulf Meridian Bank',
        startDate: '2021-01',
        endDate: '2022-03',
        keywords: ['Java', 'Oracle'],
        notes: '- Tested loans',
      },
    ]);
  });

  it('stay in the notes of a job when no field has them', () => {
    const lines = textLines('QA Lead\nVriksha Technologies\n2018 – 2020\nEnvironment: Java, Oracle\n');
    expect(readExperience(lines).entries[0]?.notes).toBe('Environment: Java, Oracle');
  });
});

describe('a table with heads', () => {
  const heads = row(1.3, [60, 'Course'], [190, 'School / College'], [300, 'Year'], [420, 'Marks']);

  it('fills the fields that its heads name', () => {
    const lines = [
      heads,
      row(1.1, [60, 'B.Tech – Electronics'], [190, 'College of Engineering'], [300, '2015'], [420, '7.9 CGPA']),
      row(1.1, [60, 'Class XII'], [190, 'Kendriya Vidyalaya'], [300, '2011'], [420, '91%']),
    ];
    expect(readEducation(lines).entries).toMatchObject([
      { degree: 'B.Tech', major: 'Electronics', institutionName: 'College of Engineering', endDate: '2015' },
      { degree: 'Class XII', institutionName: 'Kendriya Vidyalaya', gpa: '91%' },
    ]);
  });

  it('puts texts together that go on below', () => {
    const lines = [
      heads,
      row(1.1, [60, 'B.Tech –'], [190, 'College of'], [300, '2015'], [420, '7.9']),
      row(1, [60, 'Electronics'], [190, 'Engineering']),
    ];
    expect(tableRows(lines)).toEqual([
      { title: 'B.Tech – Electronics', organization: 'College of Engineering', dates: '2015', grade: '7.9' },
    ]);
  });

  it('puts texts together that stand around the middle of their row', () => {
    const lines = [
      row(1.5, [300, 'Year of']),
      row(0.4, [60, 'Course'], [190, 'Institute'], [420, 'Percentage']),
      row(0.5, [302, 'Passing']),
      row(1.3, [185, 'Pune Institute of']),
      row(0.4, [70, 'B.E.'], [300, '2016'], [430, '68.4%']),
      row(0.5, [192, 'Technology']),
    ];
    expect(tableRows(lines)).toEqual([
      { title: 'B.E.', organization: 'Pune Institute of Technology', dates: '2016', grade: '68.4%' },
    ]);
  });

  it('is none when its first row names no columns', () => {
    expect(tableRows([row(1, [60, 'Fluent'], [190, 'in'], [300, 'German']), row(1, [60, 'a'], [190, 'b'])])).toBe(
      undefined,
    );
  });
});
